/** The archive of packages that `pack.mjs` writes: unpacked by the browser, faster than by Python. */

/** Its files by their paths; they share one piece of memory. */
export async function opened(archive: Response): Promise<Map<string, Uint8Array>> {
  if (!archive.body) throw new Error("the engine's packages are empty");
  const plain = archive.body.pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  let at = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, at))) as [string, number][];
  return new Map(list.map(([path, size]) => [path, bytes.subarray(at, (at += size))]));
}
