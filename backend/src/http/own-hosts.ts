/** The backend listens on the loopback interface: what is on this machine, and a proxy on it, calls it so. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The names that requests for this backend bear. Behind a proxy the name is the proxy's; where nobody has said what
 * that is called, any name is taken.
 *
 * @param adminUrl where editors open the admin
 * @param addresses that it is known by besides, undefined ones among them
 * @returns undefined where any name is taken
 */
export function ownHosts(adminUrl: string | undefined, ...addresses: (string | undefined)[]): string[] | undefined {
  if (!adminUrl) return undefined;
  const known = [adminUrl, ...addresses].filter((address) => address !== undefined && URL.canParse(address));
  return [...new Set([...loopback, ...known.map((address) => new URL(String(address)).hostname)])];
}
