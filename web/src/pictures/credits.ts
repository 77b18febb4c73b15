import authors from "./icon-authors.json";

export interface Credit {
  author: string;
  pictures: string[];
  licence: string;
  url?: string;
}

/** Who drew the pictures that are not ours, for the About page. */
export const credits: Credit[] = byAuthor();

function byAuthor(): Credit[] {
  const found = new Map<string, string[]>();
  for (const [name, author] of Object.entries(authors)) {
    found.set(author, [...(found.get(author) ?? []), name]);
  }
  return [...found.entries()].sort().map(([author, pictures]) => ({
    author,
    pictures,
    licence: "CC BY 3.0",
    url: "https://game-icons.net",
  }));
}
