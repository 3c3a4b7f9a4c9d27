/** The picture that other sites show with a link to an article: its size, and the address under which it stands for good. */

export const socialImageSize = { width: 1200, height: 630 } as const;

/** To be raised when the picture's design changes, so that it gets new addresses. */
const design = 1;

/** Hex; changes with everything that the picture shows. */
export async function socialImageHash(title: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${design}\n${title}`));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const socialImagePath = async (slug: string, title: string): Promise<string> =>
  `/social/${slug}/${await socialImageHash(title)}.png`;
