import ipaddr from 'ipaddr.js';

/** As long as an address can be, written out in full. */
const maxLength = 45;

/** Where IANA hands out global unicast addresses; what lies outside is not in use, or for another purpose. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** A metadata service that a cloud serves from otherwise public space. */
const refused = new Set(['168.63.129.16']);

/** Forms that some programs read in another way (octal, shortened, with a zone) are no addresses. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (text.length > maxLength) return null;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return ipaddr.IPv6.isValid(text) && !text.includes('%') ? ipaddr.IPv6.parse(text) : null;
}

export const isIpAddress = (text: string) => parseAddress(text) !== null;

/**
 * True for a public unicast address; false for any other text, so that an unknown form is refused. Deny by default: every
 * special-purpose range is refused, and so is every IPv6 form that carries an IPv4 address inside (mapped, NAT64, 6to4, Teredo),
 * whatever that address is.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address === null || refused.has(address.toString()) || address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}
