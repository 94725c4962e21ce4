import { listKeys } from './demo-lists.mjs';

/** Of every forty pages, one is in each of these lists, those of the two carousels included. */
const categories = listKeys;

/** @param {string} url @param {unknown} body @param {Record<string, string>} headers @param {string} [method] */
export async function send(url, body, headers, method = 'POST') {
  const response = await fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}

/** @param {number} number @param {string} word in the page's language */
function sections(number, word) {
  const text = `<p>${`${word} ${number}: zemin, kazık ve enjeksiyon. `.repeat(12)}</p>`;
  const list = Array.from({ length: 6 }, (_, index) => ({ title: `${word} ${index}`, content: text }));
  return [
    { blockType: 'pageTitle', sectionId: 'title-1', order: 10, title: `${word} ${number}`, subTitle: word },
    { blockType: 'about', sectionId: 'about-1', order: 20, title: word, description: text },
    { blockType: 'accordion', sectionId: 'accordion-1', order: 30, title: word, list },
  ];
}

/**
 * A public page in two languages.
 *
 * @param {string} backendUrl
 * @param {number} number
 * @param {Record<string, string>} admin
 */
async function makePage(backendUrl, number, admin) {
  const [pageKey, category] = [`proje-${number}`, categories[number % 40]];
  const { doc } = await send(
    `${backendUrl}/api/pages`,
    {
      pageKey,
      title: `Proje ${number}`,
      categories: category ? [category] : [],
      sections: sections(number, 'Proje'),
      _status: 'published',
    },
    admin,
  );
  await send(
    `${backendUrl}/api/pages/${doc.id}?locale=en`,
    { title: `Project ${number}`, sections: withIds(doc.sections, sections(number, 'Project')), _status: 'published' },
    admin,
    'PATCH',
  );
}

/** The rows of a translation have the ids of the Turkish page's rows. @param {any[]} rows @param {any[]} translated */
const withIds = (rows, translated) =>
  rows.map((row, index) => ({
    ...translated[index],
    id: row.id,
    ...(row.list && {
      list: translated[index].list.map((/** @type {object} */ item, /** @type {number} */ at) => ({
        ...item,
        id: row.list[at].id,
      })),
    }),
  }));

/** @param {string} backendUrl @param {number} count @param {Record<string, string>} admin the headers of one */
export async function makePages(backendUrl, count, admin) {
  const waiting = Array.from({ length: count }, (_, number) => number);
  const worker = async () => {
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      await makePage(backendUrl, number, admin);
    }
  };
  await Promise.all([worker(), worker()]);
}
