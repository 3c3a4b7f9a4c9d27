import { earlyScript } from './early-script.ts';

const common = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // The sign-in popup needs to report to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const pagePolicy = crypto.subtle.digest('SHA-256', new TextEncoder().encode(earlyScript)).then((digest) => {
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    // Positions of menus and widths of bars are set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
});

/** For answers of the API and whatever else is not a page: nothing in them may run or be framed. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers that every response carries. A policy that the response brings along stays. */
export async function secure(response: Response): Promise<Response> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true || response.status === 304;
  const secured = new Response(response.body, response);
  for (const [name, value] of Object.entries(common)) secured.headers.set(name, value);
  if (!secured.headers.has('Content-Security-Policy')) {
    secured.headers.set('Content-Security-Policy', isPage ? await pagePolicy : answerPolicy);
  }
  return secured;
}
