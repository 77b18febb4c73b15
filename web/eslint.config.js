import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/api/schema.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // Links go through `go()` in lib/route; nothing here renders HTML from strings.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and sets here are built and read in one go; what is watched is `$state.raw`.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
