/**
 * Parses SOURCE_ALLOWED_HOSTS: hosts with port, separated by commas, that may be read although they are not public.
 * A host without a port stands for both default ports.
 */
export function parseAllowedHosts(setting: string | undefined): Set<string> {
  const hosts = new Set<string>();
  for (const entry of (setting ?? '').split(',')) {
    const host = entry.trim().toLowerCase();
    if (host === '') continue;
    if (/:\d{1,5}$/.test(host) && !/^[^[]*:[^[]*:/.test(host)) {
      hosts.add(host);
    } else {
      hosts.add(`${host}:80`).add(`${host}:443`);
    }
  }
  return hosts;
}
