/** @typedef {import('./fuzz-requests.mjs').Account} Account */

const json = { 'content-type': 'application/json' };

/**
 * Signs in at the backend.
 *
 * @param {string} backendUrl
 * @param {{ email: string, password: string }} account
 * @returns {Promise<string>} the token of the session
 * @throws {Error} when the account is refused
 */
export async function logIn(backendUrl, account) {
  const init = { method: 'POST', headers: { ...json, origin: backendUrl }, body: JSON.stringify(account) };
  const response = await fetch(`${backendUrl}/api/users/login`, init);
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  return (await response.json()).token;
}

/**
 * Enters the edit mode of the site with the session of the backend, as a browser does.
 *
 * @param {string} siteUrl
 * @param {string} backendUrl
 * @param {string} token
 * @returns {Promise<string>} the cookies of the site
 */
async function enterSite(siteUrl, backendUrl, token) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  let address = `${siteUrl}/api/edit/login?returnTo=/about`;
  for (let step = 0; step < 8 && address; step += 1) {
    const isBackend = address.startsWith(backendUrl);
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: isBackend ? `payload-token=${token}` : jar },
    });
    await response.body?.cancel();
    for (const line of isBackend ? [] : response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    address = location ? new URL(location, address).href : '';
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/**
 * A client without an account, an editor that is created here, and an administrator.
 *
 * @param {string} siteUrl
 * @param {string} backendUrl
 * @param {{ email: string, password: string }} admin
 * @param {{ email: string, password: string }} editor
 * @returns {Promise<Account[]>}
 */
export async function signInAll(siteUrl, backendUrl, admin, editor) {
  const adminToken = await logIn(backendUrl, admin);
  const headers = { ...json, authorization: `JWT ${adminToken}`, origin: backendUrl };
  const body = JSON.stringify({ ...editor, name: 'Fuzz', role: 'editor' });
  const made = await fetch(`${backendUrl}/api/users`, { method: 'POST', headers, body });
  if (!made.ok) throw new Error(`editor: ${made.status} ${await made.text()}`);
  const account = async (/** @type {string} */ name, /** @type {string} */ token) => ({
    name,
    backendHeader: `authorization: JWT ${token}`,
    siteCookie: `cookie: ${await enterSite(siteUrl, backendUrl, token)}`,
  });
  return [
    { name: 'anonymous', backendHeader: '', siteCookie: '' },
    await account('editor', await logIn(backendUrl, editor)),
    await account('administrator', adminToken),
  ];
}
