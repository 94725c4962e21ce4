import assert from 'node:assert/strict';

/** @typedef {import('./client.mjs').Client} Client */
/** @typedef {import('./saves.mjs').Two} Two */
/** @typedef {{ revision: string, languages: Record<string, Record<string, unknown>> }} Part */

/** As many editors save a text in one language at once, through each backend. */
const EDITORS = { tr: 4, en: 1 };

/** @param {Client} client @param {string} token @returns {Promise<Part>} */
async function readPart(client, token) {
  const { status, body } = await client.call('EditParts', { headers: { authorization: `Bearer ${token}` } });
  const { parts } = /** @type {{ parts?: Record<string, Part> }} */ (body?.data ?? {});
  const part = parts?.['site-info'];
  if (!part) throw new Error(`${client.url}: EditParts gives ${status}`);
  return part;
}

/** @param {Two} two */
async function offerEnglish({ both, admin }) {
  const languages = Object.keys(EDITORS).map((code) => ({ code, name: code }));
  const values = { title: 'Deneme', languages, _status: 'published' };
  const { status } = await both[0].send('globals/site-info', values, { authorization: `JWT ${admin}` });
  assert.equal(status, 200);
}

/**
 * Many editors save one part of every page from one revision in the same instant, in two languages and through both
 * backends: one of each language is stored, and all others are conflicts. Then all of them publish it: one does.
 *
 * @param {Two} two
 * @param {number} rounds
 */
export async function savePartAtOnce(two, rounds) {
  const { both, token } = two;
  await offerEnglish(two);
  const counts = { stored: 0, conflicts: 0, lost: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const { revision, languages } = await readPart(both[round % 2] ?? both[0], token);
    const saves = both.flatMap((client, backend) =>
      Object.entries(EDITORS).flatMap(([language, count]) =>
        Array.from({ length: count }, async (_, index) => {
          const subTitle = `${language} ${round} ${backend} ${index}`;
          const body = { part: 'site-info', language, revision, values: { ...languages[language], subTitle } };
          const { status } = await client.edit('SavePart', body, token);
          return { language, subTitle, status };
        }),
      ),
    );
    const answers = await Promise.all(saves);
    const after = await readPart(both[0], token);
    for (const language of Object.keys(EDITORS)) {
      const stored = answers.filter((each) => each.language === language && each.status === 200);
      assert.equal(stored.length, 1, `saves of ${language}: ${JSON.stringify(answers)}`);
      if (after.languages[language]?.subTitle !== stored[0]?.subTitle) counts.lost += 1;
    }
    counts.stored += answers.filter(({ status }) => status === 200).length;
    counts.conflicts += answers.filter(({ status }) => status === 409).length;
    const publish = { part: 'site-info', revision: after.revision };
    const published = await Promise.all([...both, ...both].map((client) => client.edit('PublishPart', publish, token)));
    assert.deepEqual(published.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  }
  const editors = both.length * Object.values(EDITORS).reduce((sum, count) => sum + count, 0);
  assert.equal(counts.stored + counts.conflicts, rounds * editors);
  assert.equal(counts.lost, 0);
  return counts;
}
