/** Browsers ask each time whether what they hold still stands. */
export const forBrowsers = 'public, max-age=0, must-revalidate';

/** A page as visitors get it, with a strong validator over its bytes. */
export function pageResponse(html: string, status: number): Promise<Response> {
  return publicResponse(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** A public text of any type, with a strong validator over its bytes. */
export async function publicResponse(text: string, status: number, more: Record<string, string>): Promise<Response> {
  const headers = new Headers({ ...more, 'Cache-Control': forBrowsers });
  // Made into bytes once, for the validator and for the answer.
  const body = new TextEncoder().encode(text);
  if (status === 200) headers.set('ETag', await entityTag(body));
  return new Response(body, { status, headers });
}

/** Pages that depend on who asks are kept nowhere. */
export function privateResponse(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** 304 where the browser holds this very page. A proxy that compressed it may have marked the validator as weak. */
export function unlessUnchanged(request: Request, page: Response): Response {
  const tag = page.headers.get('ETag');
  const held = request.headers
    .get('If-None-Match')
    ?.split(',')
    .map((part) => part.trim().replace(/^W\//, ''));
  if (!tag || !held || !(held.includes(tag) || held.includes('*'))) return page;
  const headers = new Headers({ ETag: tag, 'Cache-Control': forBrowsers });
  return new Response(null, { status: 304, headers });
}

async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return `"${Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
