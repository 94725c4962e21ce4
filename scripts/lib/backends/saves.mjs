import { until } from './client.mjs';

/** @typedef {import('./client.mjs').Client} Client */
/**
 * A save is lost when it was acknowledged, but another value is stored.
 *
 * @typedef {{ acknowledged: number, lost: number, failed: number, slowestMs: number }} Saves
 */
/** @typedef {{ both: readonly [Client, Client], token: string, admin: string }} Two */

const sectionIds = ['about-1', 'about-2'];

/**
 * @param {Client} client
 * @param {string} admin
 * @param {string} pageKey
 * @param {object} [values]
 * @returns {Promise<number>} its id
 */
export async function makePage(client, admin, pageKey, values = {}) {
  const sections = sectionIds.map((sectionId) => ({
    blockType: 'about',
    sectionId,
    title: '-',
    description: '<p>-</p>',
  }));
  const page = { pageKey, title: pageKey, sections, isVisible: true, _status: 'published', ...values };
  const { status, body } = await client.send('pages', page, { authorization: `JWT ${admin}` });
  if (status !== 201 || !body?.doc) throw new Error(`${pageKey} cannot be made: ${status} ${JSON.stringify(body)}`);
  return body.doc.id;
}

/** @param {import('./client.mjs').EditedPage} edited */
const titlesOf = ({ page }) => sectionIds.map((id) => page.sections.find((section) => section.id === id)?.title);

/**
 * Two editors save different sections of one page at the same moment, each through another backend.
 *
 * @param {Two} two
 * @param {number} rounds
 * @param {string} [pageKey]
 * @returns {Promise<{ acknowledged: number, lost: number }>}
 */
export async function saveAtOnce({ both, token, admin }, rounds, pageKey = 'at-once') {
  await makePage(both[0], admin, pageKey);
  let [acknowledged, lost] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const { revision } = await both[0].readPage(pageKey, token);
    const titles = sectionIds.map((id) => `${id} ${round}`);
    const answers = await Promise.all(
      both.map((client, index) => {
        const values = { title: titles[index], description: `<p>${round}</p>` };
        const body = { pageKey, language: 'tr', sectionId: sectionIds[index], revision, values };
        return client.edit('SaveSection', body, token);
      }),
    );
    const stored = titlesOf(await (both[round % 2] ?? both[0]).readPage(pageKey, token));
    for (const [index, { status }] of answers.entries()) {
      if (status !== 200) continue;
      acknowledged += 1;
      if (stored[index] !== titles[index]) lost += 1;
    }
  }
  return { acknowledged, lost };
}

/**
 * An editor saves again and again until the signal is aborted, each time from the revision of the save before. After a
 * failed save, the editor continues from what is stored.
 *
 * @param {Client} client
 * @param {{ token: string, pageKey: string, sectionId: string, signal: AbortSignal, result: Saves }} what the result is
 *   counted as it goes
 */
export async function saveOn(client, { token, pageKey, sectionId, signal, result }) {
  const read = () => client.readPage(pageKey, token).catch(() => undefined);
  let [last, tried] = ['-', '-'];
  for (let number = 1; !signal.aborted; number += 1) {
    const { value } = await until(read, `${client.url} reads ${pageKey}`, 60_000);
    const stored = titlesOf(value)[sectionIds.indexOf(sectionId)];
    // One that was not acknowledged may be stored or not.
    if (stored !== last && stored !== tried) result.lost += 1;
    last = stored ?? '';
    tried = `${sectionId} ${number}`;
    const values = { title: tried, description: `<p>${number}</p>` };
    const begun = performance.now();
    const answer = await client
      .edit('SaveSection', { pageKey, language: 'tr', sectionId, revision: value.revision, values }, token)
      .catch(() => undefined);
    result.slowestMs = Math.max(result.slowestMs, performance.now() - begun);
    if (answer?.status === 200) {
      result.acknowledged += 1;
      last = tried;
    } else result.failed += 1;
  }
  const { value } = await until(read, `${client.url} reads ${pageKey}`, 60_000);
  const stored = titlesOf(value)[sectionIds.indexOf(sectionId)];
  if (stored !== last && stored !== tried) result.lost += 1;
}

/**
 * Many new records at the same moment through one backend: more than it has connections.
 *
 * @param {Two} two
 * @param {number} count
 */
export async function makeManyAtOnce({ both, admin }, count) {
  await Promise.all(Array.from({ length: count }, (_, index) => makePage(both[0], admin, `many-${index}`)));
  return { stored: count };
}
