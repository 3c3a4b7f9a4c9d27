/** Bulky texts are kept compressed. */

export async function gzip(text: string): Promise<Buffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return Buffer.from(await new Response(stream).arrayBuffer());
}

export async function gunzip(body: Uint8Array): Promise<string> {
  const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
