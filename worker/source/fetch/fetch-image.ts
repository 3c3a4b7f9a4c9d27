import { SourceError } from './errors.ts';
import { deadline, dropBody, openUrl, type SafeFetchOptions } from './open-url.ts';
import { readBytes } from './read-bytes.ts';

const timeoutMs = 10_000;

/**
 * The bytes of a picture that a text names, fetched as safely as any page; what they are is for the caller to see. Throws a
 * `SourceError` where there are none.
 */
export async function fetchImage(
  url: string,
  { maxBytes, ...options }: SafeFetchOptions & { maxBytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = deadline(timeoutMs, options.signal);
  try {
    const { response } = await openUrl(url, { ...options, signal, accept: 'image/*' });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await dropBody(response);
      throw new SourceError('There is no picture that could be shown.', { transient: false });
    }
    return await readBytes(response, signal, { maxBytes });
  } catch (cause) {
    if (cause instanceof SourceError) throw cause;
    throw new SourceError('The site did not answer.', { transient: true, cause });
  }
}
