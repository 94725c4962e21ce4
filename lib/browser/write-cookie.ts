/**
 * Keeps a value for the whole site, until `maxAge` has passed or the browser is closed; browsers stop at 400 days. It isn't sent along
 * with requests of other sites, nor, on a secure page, over a connection that isn't.
 *
 * @param maxAge in seconds; 0 forgets the cookie, without one it lasts as long as the browser's session
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const age = maxAge === undefined ? '' : `; Max-Age=${Math.round(maxAge)}`;
  document.cookie = `${pair}; Path=/${age}; SameSite=Lax${secure}`;
}
