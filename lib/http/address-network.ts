import { isIPv6 } from 'node:net';

/** The eight groups of an address, in hexadecimal and without zeros at the beginning. */
function groupsOf(address: string): string[] {
  // In its one normal spelling: lower case, `::` for zeros, no dots.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * What a visitor's address is counted by. An IPv6 visitor has a whole /64 to choose addresses from, and an address has
 * many spellings.
 *
 * @param address as a socket or a proxy names it
 * @returns the /64 of an IPv6 address; anything else as it is
 */
export function addressNetwork(address: string): string {
  const [plain = ''] = address.split('%', 1);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : address;
}
