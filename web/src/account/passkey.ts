/** Passkeys as the browser makes them, from and to the JSON of WebAuthn: not every browser reads it. */

type Json = Record<string, unknown>;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );

function textOf(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Options with bytes in place of the texts of some fields. */
function read(options: Json): Json {
  const user = options.user as { id: string } | undefined;
  const others = options.excludeCredentials as { id: string }[] | undefined;
  return {
    ...options,
    challenge: bytesOf(options.challenge as string),
    ...(user && { user: { ...user, id: bytesOf(user.id) } }),
    ...(others && {
      excludeCredentials: others.map((each) => ({ ...each, id: bytesOf(each.id) })),
    }),
  };
}

/** A credential as JSON. */
function told(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey");
  const response: Json = {};
  for (const name of [
    "clientDataJSON",
    "attestationObject",
    "authenticatorData",
    "signature",
  ] as const) {
    const bytes = (credential.response as unknown as Record<string, unknown>)[name];
    if (bytes instanceof ArrayBuffer) response[name] = textOf(bytes);
  }
  const id = textOf(credential.rawId);
  return { id, rawId: id, type: credential.type, response, clientExtensionResults: {} };
}

/** Have the browser make a passkey, as the server has asked for it. */
export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = read(options) as unknown as PublicKeyCredentialCreationOptions;
  return told(await navigator.credentials.create({ publicKey }));
}

/** Have the browser sign in with one of its passkeys. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = read({ ...options, allowCredentials: [] });
  return told(
    await navigator.credentials.get({
      publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions,
    }),
  );
}

/** Whether the reader has closed the browser's question, which is no error. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
