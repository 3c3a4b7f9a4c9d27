/** Bytes of a page's beginning in which browsers look for its charset. */
const sniffedBytes = 1024;

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label.trim());
  } catch {
    return null;
  }
}

function charsetOfBom(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

function charsetOfMeta(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, sniffedBytes));
  const label = /<meta[^<>]{0,200}?charset\s{0,5}=\s{0,5}["']?([\w.:-]{1,40})/i.exec(head)?.[1] ?? null;
  // A page whose meta tag could be read byte by byte is not UTF-16, whatever the tag says.
  return label && /^utf-16/i.test(label) ? 'utf-8' : label;
}

/** Decodes a body as browsers do: byte order mark, then header, then meta tag, then UTF-8; unknown charsets fall through. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const ofHeader = /charset\s{0,5}=\s{0,5}["']?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null;
  for (const label of [charsetOfBom(bytes), ofHeader, charsetOfMeta(bytes)]) {
    const decoder = label === null ? null : decoderFor(label);
    if (decoder) return decoder.decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}
