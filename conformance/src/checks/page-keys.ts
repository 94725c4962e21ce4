import { normalizePageKeys } from '../../../lib/content/normalize-page';
import { isRecord } from '../../../lib/sections/parse-section';
import type { Check } from '../check';
import type { Host } from '../host';
import { parsePage } from '../parse';
import { codesOf, dataOf, keyOf, problemOf, readModel, totalOf } from '../read';
import { keysQuery, listedKeys, partSize, samplePages } from '../sample';
import { missing, ok, skipped, type Verdict, warningIf, wrongIf } from '../verdict';

const keys = 'GetPageKeys';

async function readAllKeys(host: Host): Promise<{ entries: unknown[]; found: string[]; hasParts: boolean }> {
  const [entries, found, seen] = [[] as unknown[], [] as string[], new Set<string>()];
  // A small part, so that a host with a few pages shows its cursors too.
  let query: Record<string, string> = { limit: '5' };
  for (let count = 0; count < 1_000; count += 1) {
    const answer = await host.get(keys, query);
    if (answer.reading.kind !== 'data')
      return { entries, found: [...found, problemOf(answer, host)], hasParts: count > 0 };
    const part = dataOf(answer);
    entries.push(...(Array.isArray(part) ? part : []));
    const { next } = answer.reading;
    if (next === undefined) return { entries, found, hasParts: count > 0 };
    if (seen.has(next)) return { entries, found: [...found, `the cursor ${next} comes again`], hasParts: true };
    seen.add(next);
    query = { limit: '5', cursor: next };
  }
  return { entries, found: [...found, 'a thousand parts of five pages have no end'], hasParts: true };
}

/** A check that needs the list of pages. */
const ofKeys = (
  id: string,
  holds: string,
  otherwise: string,
  run: (host: Host, entries: unknown[]) => Promise<Verdict>,
): Check => ({
  ...{ id, call: keys, holds, otherwise },
  run: async (host) => {
    const entries = await listedKeys(host);
    return entries ? run(host, entries) : skipped('the host does not list its pages');
  },
});

export const pageKeyChecks: Check[] = [
  {
    id: 'keys.list',
    call: keys,
    holds: 'lists the public pages',
    otherwise: 'the sitemap has the pages of the menu and of the categories only',
    run: async (host) => {
      const answer = await host.get(keys, keysQuery);
      if (answer.reading.kind === 'none') return missing();
      return wrongIf(Array.isArray(dataOf(answer)) ? [] : [problemOf(answer, host)]);
    },
  },
  ofKeys(
    'keys.entries',
    'entries have a key, a link that starts with / and languages; each page is there once',
    'the entry is left out of the sitemap',
    async (_host, entries) => {
      const usable = normalizePageKeys(entries) ?? [];
      const links = usable.map(({ link }) => link);
      const odd = entries.filter((entry) => (normalizePageKeys([entry]) ?? []).length === 0);
      return wrongIf([
        ...odd.map((entry) => `not an entry: ${JSON.stringify(entry)?.slice(0, 80)}`),
        ...links.filter((link, index) => links.indexOf(link) !== index).map((link) => `${link}: twice`),
        ...entries
          .filter((entry) => isRecord(entry) && !Array.isArray(entry.languages))
          .map((entry) => `${keyOf(entry)}: no languages`),
        ...usable
          .filter(({ updatedAt }) => Number.isNaN(Date.parse(updatedAt)))
          .map(({ pageKey }) => `${pageKey}: updatedAt is no time`),
      ]);
    },
  ),
  ofKeys(
    'keys.pages',
    'listed pages can be fetched and are visible',
    'search engines are sent to the not-found page',
    async (host, entries) => {
      const wanted = entries.map(keyOf).filter(Boolean).slice(0, partSize);
      const found: string[] = [];
      for (const pageKey of wanted) {
        const page = dataOf(await host.get('GetPageData', { pageKey }));
        if (!isRecord(page)) found.push(`${pageKey}: there is no such page`);
        else if (page.isVisible !== true) found.push(`${pageKey}: it is not visible`);
      }
      return wrongIf(found);
    },
  ),
  ofKeys(
    'keys.languages',
    'the languages of an entry are those in which its page has content',
    'search engines are told of translations that there are not, or not told of those that there are',
    async (host, entries) => {
      const codes = codesOf(await readModel(host));
      const listed = new Map(entries.filter(isRecord).map((entry) => [keyOf(entry), entry.languages]));
      const found = (await samplePages(host)).flatMap(({ pageKey, page }) => {
        const claimed = listed.get(pageKey);
        const [parsed] = parsePage(page, host).pages;
        if (!Array.isArray(claimed) || !parsed) return [];
        const unknown = claimed.filter((code) => !codes.includes(String(code)));
        const isSame = [...claimed].sort().join() === [...parsed.languages].sort().join();
        if (unknown.length > 0) return [`${pageKey}: ${unknown.join()} is none of the model's languages`];
        return isSame ? [] : [`${pageKey}: lists ${claimed.join()}, its content is in ${parsed.languages.join()}`];
      });
      return wrongIf(found);
    },
  ),
  ofKeys(
    'keys.parts',
    'limit and cursor give the whole list in parts, which come to an end',
    'without parts, the whole list is sent each time, of 4 MB at most',
    async (host, entries) => {
      const { entries: inParts, found, hasParts } = await readAllKeys(host);
      const first = await host.get(keys, { limit: '5' });
      if (!hasParts) return entries.length > 5 ? missing() : ok('there are too few pages to tell');
      const total = totalOf(first);
      const [whole, seen] = [new Set(entries.map(keyOf)), inParts.map(keyOf)];
      const isComplete = (await host.get(keys, keysQuery)).reading;
      const isOnePart = isComplete.kind === 'data' && isComplete.next === undefined;
      return wrongIf([
        ...found,
        ...(total === undefined || total === new Set(seen).size
          ? []
          : [`total ${total}, but ${new Set(seen).size} pages`]),
        ...(isOnePart ? [...whole].filter((key) => !seen.includes(key)).map((key) => `${key}: in no part`) : []),
        ...seen.filter((key, index) => seen.indexOf(key) !== index).map((key) => `${key}: in two parts`),
      ]);
    },
  ),
  ofKeys(
    'keys.cursor',
    'a cursor that the host does not know is refused with 4xx',
    'nothing: the site only sends cursors that it was given',
    async (host) => {
      const { hasParts } = await readAllKeys(host);
      if (!hasParts) return skipped('the host has no parts');
      const answer = await host.get(keys, { limit: '5', cursor: 'conformance no such cursor' });
      return warningIf(answer.status >= 400 && answer.status < 500 ? [] : [`${answer.name}: status ${answer.status}`]);
    },
  ),
];
