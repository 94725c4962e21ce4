import { demoIndex } from '../../../test/search/demo-index';
import words from './visitor-words.json';
import { askedLanguages, measure, questionSets, type Question } from '../../../test/search/measure';

const demo = demoIndex();

const { tuned, heldBack } = questionSets;
/** The words for visitors of a language, as they are written. */
const visitorPhrases = (code: 'tr' | 'en') => [
  ...words.sameMeaning[code].flat(),
  ...Object.values(words.pagesAbout).flatMap((names) => names[code].split(', ')),
];
const namesIn = (asked: readonly Question[]) => asked.map(({ query }) => query);

describe.each(askedLanguages)('search of the demo site in %s', (code) => {
  it.each([
    ['tuned', tuned, 120],
    ['held-back', heldBack, 50],
  ])('is asked enough %s questions, none twice', (_, { questions }, count) => {
    const asked = namesIn(questions[code]);
    expect(asked.length).toBeGreaterThanOrEqual(count);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('has a wanted page among the first three for enough of the tuned questions', async () => {
    const { share, misses } = measure((await demo).index, code, tuned.questions[code]);
    const isEnough = share >= tuned.bar;
    expect({ isEnough, misses: isEnough ? [] : misses }).toEqual({ isEnough: true, misses: [] });
  });

  // Which ones are missed is not shown: the questions are no measure once the search is tuned on them.
  it('has a wanted page among the first three for enough of the held-back questions', async () =>
    expect(measure((await demo).index, code, heldBack.questions[code]).share).toBeGreaterThanOrEqual(heldBack.bar));

  it('holds back questions that are neither tuned ones nor among the visitors’ words', () => {
    const known = [...namesIn(tuned.questions[code]), ...visitorPhrases(code)];
    expect(namesIn(heldBack.questions[code]).filter((query) => known.includes(query))).toEqual([]);
  });

  it('expects only pages that exist', async () => {
    const { links } = await demo;
    const wanted = [tuned, heldBack].flatMap(({ questions }) => questions[code].flatMap((question) => question.wanted));
    expect(wanted.filter((link) => !links.has(link))).toEqual([]);
  });
});

const first = async (query: string, language: 'tr' | 'en' = 'tr') =>
  (await demo).index.search({ query, language, limit: 3, offset: 0 }).results;

it.each([
  ['püskürtme betonu', '/page/puskurtme-beton'],
  ['beton onarımı', '/page/beton-onarim-ve-guclendirme'],
  ['barajlar', '/reference/baraj-projeleri'],
  ['barajların', '/reference/baraj-projeleri'],
  ['barajlarda', '/reference/baraj-projeleri'],
  ['referanslar', '/reference/metro-projeleri'],
  ['sss', '/page/sik-sorulan-sorular'],
  ['jetgrout', '/page/jet-grout'],
  ['adres', '/contact'],
  ['telefon', '/contact'],
  ['metro projeleri', '/reference/metro-projeleri'],
])('%s leads to %s', async (query, link) => expect((await first(query))[0]?.link).toBe(link));

it('returns the kind of each result', async () => {
  const kind = async (query: string) => (await first(query))[0]?.kind;
  expect(await kind('jet grout')).toBe('service');
  expect(await kind('barajlar')).toBe('category');
  expect(await kind('lodos otel')).toBe('project');
  expect(await kind('genç mühendis programı')).toBe('news');
  expect(await kind('kvkk')).toBeUndefined();
});

it('ranks synonyms behind the searched word', async () => {
  const titles = (await first('metro', 'en')).map(({ title }) => title.text);
  expect(titles.every((title) => title.includes('Metro'))).toBe(true);
});

it('ranks untranslated pages behind translated ones in English', async () => {
  const { results } = (await demo).index.search({ query: 'metro', language: 'en', limit: 50, offset: 0 });
  const languagesFound = results.map(({ language }) => language);
  expect(languagesFound).toContain('tr');
  expect(languagesFound).toEqual([...languagesFound].sort());
  expect((await first('careers', 'en'))[0]?.link).toBe('/page/kariyer');
});
