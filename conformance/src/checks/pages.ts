import { isColor, isRecord } from '../../../lib/sections/parse-section';
import type { Check } from '../check';
import type { Host } from '../host';
import { parsePage } from '../parse';
import { codesOf, dataOf, problemOf, type Raw, readModel, recordsIn } from '../read';
import { ownKeys, samplePages, type Sampled } from '../sample';
import { ok, skipped, type Verdict, warningIf, wrongIf } from '../verdict';

const call = 'GetPageData';

/** A key that no host has. */
const unknownKey = 'conformance-no-such-page';

/** Keys that a visitor may put into an address. */
const oddKeys = ['ş İ/..%2f', '%', "' OR 1=1 --", '__proto__', 'a'.repeat(200)];

/** A check that looks at every page of the sample. */
const ofPages = (
  id: string,
  holds: string,
  otherwise: string,
  look: (sampled: Sampled, host: Host, codes: readonly string[]) => string[],
  verdict: (found: readonly string[]) => Verdict = wrongIf,
): Check => ({
  ...{ id, call, holds, otherwise },
  run: async (host) => {
    const pages = await samplePages(host);
    if (pages.length === 0) return skipped('there is no page to look at');
    const codes = codesOf(await readModel(host));
    return verdict(pages.flatMap((sampled) => look(sampled, host, codes)));
  },
});

const sectionsOf = (page: Raw): Raw[] => [
  ...recordsIn(page.sections),
  ...(isRecord(page.data) ? [page.data] : recordsIn(page.data)),
];

function repeatedIds(pageKey: string, page: Raw): string[] {
  const ids = sectionsOf(page).map(({ id }) => String(id));
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${pageKey}: section ${id} twice`);
}

/** Translations into an unknown language, or with sections that the Turkish page does not have. */
function strayTranslations(pageKey: string, page: Raw, codes: readonly string[]): string[] {
  const types = new Map(sectionsOf(page).map(({ id, type }) => [id, type]));
  return Object.entries(isRecord(page.otherLangs) ? page.otherLangs : {}).flatMap(([code, copy]) => {
    if (!isRecord(copy)) return [`${pageKey}.otherLangs.${code}: expected an object`];
    const isEmpty = Object.keys(copy).length === 0;
    if (!codes.includes(code) && !isEmpty) return [`${pageKey}: ${code} is none of the model's languages`];
    return sectionsOf(copy)
      .filter(({ id, type }) => types.get(id) !== type)
      .map(
        ({ id, type }) => `${pageKey}.otherLangs.${code}: section ${String(id)} (${String(type)}) is not a Turkish one`,
      );
  });
}

const colors = (pageKey: string, page: Raw) =>
  ['logoColor', 'logoBgColor'].flatMap((name) => {
    const value = page[name];
    const isUsable =
      value === undefined || value === null || value === '' || (typeof value === 'string' && isColor(value));
    return isUsable ? [] : [`${pageKey}.${name}: ${JSON.stringify(value)}`];
  });

async function refusal(host: Host, query: Record<string, string>): Promise<string[]> {
  const answer = await host.get(call, query);
  const { reading, status, failure } = answer;
  if (reading.kind === 'none' || (status >= 400 && status < 500)) return [];
  return [failure || status >= 500 ? problemOf(answer, host) : `${answer.name}: answers with data`];
}

export const pageChecks: Check[] = [
  {
    id: 'page.own',
    call,
    holds: 'there is a homepage, an about and a contact page',
    otherwise: 'their addresses, which are in every sitemap, show the not-found page',
    run: async (host) => {
      const answers = await Promise.all(ownKeys.map((pageKey) => host.get(call, { pageKey })));
      const absent = answers.filter(({ reading }) => reading.kind !== 'data');
      const problems = absent.map((answer) => problemOf(answer, host));
      // A site that is still empty has none of them, and shows that it is being prepared.
      const isEmpty = answers.every(({ reading }) => reading.kind === 'none');
      return isEmpty ? warningIf(problems) : wrongIf(problems);
    },
  },
  {
    id: 'page.unknown',
    call,
    holds: 'an unknown key is answered with success: false, by 404 or 200, in an envelope',
    otherwise: 'a mistyped address is an error of the server (5xx), or shows a wrong page',
    run: async (host) => {
      const answer = await host.get(call, { pageKey: unknownKey });
      const found = answer.reading.kind === 'data' ? [`${answer.name}: answers with data`] : [problemOf(answer, host)];
      return wrongIf(answer.reading.kind === 'none' ? [] : found);
    },
  },
  {
    id: 'page.parameter',
    call,
    holds: 'a missing or odd key is refused, not an error of the server',
    otherwise: 'such an address is an error of the server (5xx)',
    run: async (host) => {
      const found = await Promise.all([refusal(host, {}), ...oddKeys.map((pageKey) => refusal(host, { pageKey }))]);
      return wrongIf(found.flat());
    },
  },
  ofPages(
    'page.key',
    'a page has the key that was asked for, a title, and a link that starts with /',
    'the page is shown at another address, or without a title',
    ({ pageKey, page }) => [
      ...(page.pageKey === pageKey ? [] : [`${pageKey}: answers with the page ${JSON.stringify(page.pageKey)}`]),
      ...(typeof page.title === 'string' && page.title !== '' ? [] : [`${pageKey}: no title`]),
      ...(page.link === undefined || (typeof page.link === 'string' && page.link.startsWith('/'))
        ? []
        : [`${pageKey}.link: ${JSON.stringify(page.link)}`]),
    ],
  ),
  ofPages(
    'page.visible',
    'isVisible is true or false',
    'anything but true is read as hidden: the page is not found',
    ({ pageKey, page }) =>
      typeof page.isVisible === 'boolean' ? [] : [`${pageKey}.isVisible: ${JSON.stringify(page.isVisible)}`],
  ),
  ofPages(
    'page.sections',
    'sections are of known types, with the required fields in the right shape',
    'the field, item or section is left out, the rest of the page is shown',
    ({ page }, host) => parsePage(page, host).dropped,
  ),
  ofPages(
    'page.ids',
    'the ids of sections are unique within a page',
    'translations and the edit mode find the wrong section',
    ({ pageKey, page }) => repeatedIds(pageKey, page),
  ),
  ofPages(
    'page.translations',
    "translations are in the model's languages, and their sections are those of the Turkish page",
    'a section without a twin stands alone, a language that the model lacks is not shown',
    ({ pageKey, page }, _host, codes) => strayTranslations(pageKey, page, codes),
  ),
  ofPages(
    'page.html',
    'HTML has allowed elements only',
    'the site removes the others',
    ({ pageKey, page }, host) => parsePage(page, host).removed.map((name) => `${pageKey}: <${name}>`),
    warningIf,
  ),
  ofPages('page.colors', 'colours are hex, rgb() or rgba()', 'the colour counts as absent', ({ pageKey, page }) =>
    colors(pageKey, page),
  ),
  ofPages(
    'page.editable',
    'isEditable is false or absent in pages for visitors',
    'the page offers its edit mode to visitors, who cannot use it',
    ({ pageKey, page }) => (page.isEditable === true ? [`${pageKey}.isEditable: true`] : []),
  ),
  {
    id: 'page.revision',
    call,
    holds: 'the revision stays while nothing changes',
    otherwise: 'publications look as if they never arrive',
    run: async (host) => {
      const [before, after] = [
        dataOf(await host.get(call, { pageKey: 'homepage' })),
        dataOf(await host.getAgain(call, { pageKey: 'homepage' })),
      ];
      if (!isRecord(before) || !isRecord(after)) return skipped('there is no homepage');
      if (before.revision === undefined) return ok('pages have no revision; the site does without');
      return wrongIf(before.revision === after.revision ? [] : ['homepage: another revision at the second call']);
    },
  },
];
