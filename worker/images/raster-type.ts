const isText = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0));

/** The type of a picture by its first bytes, whatever it is said to be. Null for all that is not a raster, SVG above all. */
export function rasterType(bytes: Uint8Array): string | null {
  if (isText(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (isText(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (isText(bytes, 0, 'GIF87a') || isText(bytes, 0, 'GIF89a')) return 'image/gif';
  if (isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP')) return 'image/webp';
  if (isText(bytes, 4, 'ftypavif') || isText(bytes, 4, 'ftypavis')) return 'image/avif';
  return null;
}
