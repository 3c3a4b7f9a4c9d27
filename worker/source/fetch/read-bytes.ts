import { SourceError } from './errors.ts';
import { raceSignal } from './open-url.ts';

/**
 * Reads a body up to the limit; `beyond` says whether a larger one is refused or its rest left. The stream is counted as it
 * arrives decompressed, so a small archive cannot grow past it.
 */
export async function readBytes(
  response: Response,
  signal: AbortSignal,
  { maxBytes, beyond = 'refuse' }: { maxBytes: number; beyond?: 'refuse' | 'leave' },
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (true) {
      const { done, value } = await raceSignal(reader.read(), signal);
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes && beyond === 'leave') {
        chunks.push(value.subarray(0, value.byteLength - (size - maxBytes)));
        size = maxBytes;
        reader.cancel().catch(() => {});
        break;
      }
      if (size > maxBytes) {
        throw new SourceError(`The page is larger than ${maxBytes / (1024 * 1024)} MB.`, { transient: false });
      }
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
