/** Documents in links: packed into what stands behind `#`, which no server ever gets to see. */

import { BadTree, isTable } from "./tree/tree";

/** The document begins behind this: JSON, deflated (RFC 1951), in base64url. */
export const PACKED = "a";
/** Characters of a link that still opens everywhere. */
export const LONG = 8_000;
/** Characters of a link, and bytes of what it holds, that are looked at at all. */
const LONGEST = 400_000;
export const LARGEST = 1_500_000;

/** A document packed. */
export async function packed(document: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const small = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of small) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The document that was packed.  Throws `BadTree` for what is too large, or none. */
export async function unpacked(text: string): Promise<Record<string, unknown>> {
  if (text.length > LONGEST) throw new BadTree("analysis-too-large");
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadTree("analysis-bad-link");
  }
  return parsed(await inflated(bytes));
}

/** What was deflated, as far as it is not too large: a short link may hold a great deal. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BadTree("analysis-bad-link");
    });
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new BadTree("analysis-too-large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A table in JSON.  Throws `BadTree`. */
export function parsed(text: string): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(text);
    if (isTable(document)) return document;
  } catch {
    // Said below.
  }
  throw new BadTree("analysis-bad-link");
}
