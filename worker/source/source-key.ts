/** The form under which two addresses count as the same source: fragment, utm_* and a trailing slash make no difference. */
export function sourceKey(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (name.toLowerCase().startsWith('utm_')) url.searchParams.delete(name);
  }
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  // Always written anew: taking a parameter away would otherwise respell the ones that stay ('?a' becomes '?a=').
  const query = url.searchParams.size > 0 ? `?${url.searchParams}` : '';
  return `${url.protocol}//${url.host.replace(/\.(?=:|$)/, '')}${path}${query}`;
}
