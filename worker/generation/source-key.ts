/** The form under which two addresses count as the same source: fragment, utm_* and a trailing slash make no difference. */
export function sourceKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (name.toLowerCase().startsWith('utm_')) url.searchParams.delete(name);
  }
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.protocol}//${url.host.replace(/\.(?=:|$)/, '')}${path}${url.search}`;
}
