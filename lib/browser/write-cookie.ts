/**
 * Stores a value for the whole site, until `maxAge` has passed or the browser is closed; browsers allow at most 400
 * days. The cookie is not sent with requests of other sites and, from a secure page, never over plain http.
 *
 * @param maxAge in seconds; 0 deletes the cookie; without it the cookie ends with the browser session
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const age = maxAge === undefined ? '' : `; Max-Age=${Math.round(maxAge)}`;
  document.cookie = `${pair}; Path=/${age}; SameSite=Lax${secure}`;
}
