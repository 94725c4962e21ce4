/**
 * Keeps a value for the whole site, until `maxAge` has passed; browsers stop at 400 days. It isn't sent along
 * with requests of other sites, nor, on a secure page, over a connection that isn't.
 *
 * @param maxAge in seconds; 0 forgets the cookie
 */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  document.cookie = `${pair}; Path=/; Max-Age=${Math.round(maxAge)}; SameSite=Lax${secure}`;
}
