/**
 * Tells public internet addresses from all others. Deny by default: what is not plainly a public unicast address is refused,
 * and so is every IPv6 form that carries an IPv4 address inside (mapped, NAT64, 6to4, Teredo), whatever that address is.
 */

type Range = readonly [base: readonly [number, number, number, number], bits: number];

/** IANA's special-purpose registry, multicast and the reserved rest. */
const nonPublicRanges: readonly Range[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 0, 2, 0], 24],
  [[192, 31, 196, 0], 24],
  [[192, 52, 193, 0], 24],
  [[192, 88, 99, 0], 24],
  [[192, 168, 0, 0], 16],
  [[192, 175, 48, 0], 24],
  [[198, 18, 0, 0], 15],
  [[198, 51, 100, 0], 24],
  [[203, 0, 113, 0], 24],
  // Metadata and platform services that two clouds serve from otherwise public space.
  [[168, 63, 129, 16], 32],
  [[100, 100, 100, 200], 32],
  [[224, 0, 0, 0], 4],
  [[240, 0, 0, 0], 4],
];

const toNumber = (parts: readonly number[]) => parts.reduce((sum, part) => sum * 256 + part, 0);

/** The four bytes of a dotted decimal address; null for anything else, leading zeros (octal to some) included. */
export function parseIpv4(text: string): number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  const bytes: number[] = [];
  for (const part of parts) {
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part)) return null;
    const byte = Number(part);
    if (byte > 255) return null;
    bytes.push(byte);
  }
  return bytes;
}

function parseGroups(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (index === parts.length - 1 && part.includes('.')) {
      const bytes = parseIpv4(part);
      if (!bytes) return null;
      groups.push(toNumber(bytes.slice(0, 2)), toNumber(bytes.slice(2)));
      continue;
    }
    if (!/^[0-9a-f]{1,4}$/i.test(part)) return null;
    groups.push(Number.parseInt(part, 16));
  }
  return groups;
}

/** The eight groups of an IPv6 address without brackets or zone; null for anything else. */
export function parseIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = parseGroups(halves[0] ?? '');
  if (!head) return null;
  if (halves.length === 1) return head.length === 8 ? head : null;
  const tail = parseGroups(halves[1] ?? '');
  if (!tail || head.length + tail.length > 7) return null;
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function isPublicIpv4(bytes: readonly number[]): boolean {
  const address = toNumber(bytes);
  return !nonPublicRanges.some(([base, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor(toNumber(base) / size);
  });
}

function isPublicIpv6(groups: readonly number[]): boolean {
  const [first = 0, second = 0] = groups;
  // Only 2000::/3 is handed out as global unicast; loopback, mapped, NAT64, unique local, link-local and multicast lie outside it.
  if (first < 0x2000 || first > 0x3fff) return false;
  // 2001::/23 holds Teredo, ORCHID and benchmarking.
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  if (first === 0x2002) return false;
  if (first === 0x2620 && second === 0x4f && groups[2] === 0x8000) return false;
  return !(first === 0x3fff && second < 0x1000);
}

export const isIpAddress = (text: string) => parseIpv4(text) !== null || parseIpv6(text) !== null;

/** True for a public unicast address; false for any other text, so that an unknown form is refused. */
export function isPublicAddress(text: string): boolean {
  const bytes = parseIpv4(text);
  if (bytes) return isPublicIpv4(bytes);
  const groups = parseIpv6(text);
  return groups !== null && isPublicIpv6(groups);
}
