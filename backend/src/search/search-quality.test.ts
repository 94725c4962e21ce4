import { demoIndex } from '../../../test/search/demo-index';
import { askedLanguages, bar, measure, questions } from '../../../test/search/measure';

const demo = demoIndex();

describe.each(askedLanguages)('search of the demo site in %s', (code) => {
  it('is asked at least 120 questions, none twice', () => {
    const asked = questions[code].map(({ query }) => query);
    expect(asked.length).toBeGreaterThanOrEqual(120);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('has a wanted page among the first three for 95 % of the questions', async () => {
    const { share, misses } = measure((await demo).index, code);
    expect({ isEnough: share >= bar, misses: share >= bar ? [] : misses }).toEqual({ isEnough: true, misses: [] });
  });

  it('expects only pages that exist', async () => {
    const { links } = await demo;
    const wanted = questions[code].flatMap((question) => question.wanted);
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
