/**
 * Enters the edit mode of the site with a session of the backend, as a browser does.
 *
 * @param {string} siteUrl
 * @param {string} token of the session
 * @returns {Promise<Record<string, string>>} the headers of calls of the edit mode
 */
export async function openSession(siteUrl, token) {
  const first = await fetch(`${siteUrl}/api/edit/login?returnTo=/`, { redirect: 'manual' });
  const state = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie: `payload-token=${token}` };
  const led = await fetch(first.headers.get('location') ?? '', { redirect: 'manual', headers });
  const entered = await fetch(led.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie: state } });
  const session = entered.headers.getSetCookie().find((cookie) => cookie.startsWith('edit-session='));
  if (!session) throw new Error(`no editing session: ${entered.status}`);
  return { cookie: session.split(';')[0] ?? '', origin: siteUrl, 'sec-fetch-site': 'same-origin' };
}

/**
 * Skips the tour that an account sees on its first visit of the edit mode: it would be over what is measured.
 *
 * @param {string} siteUrl
 * @param {string} token of a session of the backend
 */
export async function skipTour(siteUrl, token) {
  const headers = { ...(await openSession(siteUrl, token)), 'content-type': 'application/json' };
  const response = await fetch(`${siteUrl}/api/edit/TourSeen`, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`TourSeen: ${response.status} ${await response.text()}`);
}
