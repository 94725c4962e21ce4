/** The backend listens on the loopback interface, so programs and proxies on this machine use these names. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The host names of requests for this backend. Behind a proxy it is the proxy's name; if that is not configured, any
 * name is accepted.
 *
 * @param adminUrl where editors open the admin
 * @param addresses its other addresses; undefined ones are ignored
 * @returns undefined if any name is accepted
 */
export function ownHosts(adminUrl: string | undefined, ...addresses: (string | undefined)[]): string[] | undefined {
  if (!adminUrl) return undefined;
  const known = [adminUrl, ...addresses].filter((address) => address !== undefined && URL.canParse(address));
  return [...new Set([...loopback, ...known.map((address) => new URL(String(address)).hostname)])];
}
