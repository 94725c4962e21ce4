import type { Language } from '../languages';
import type { PageText } from './page-text';
import { SearchIndex } from './search-index';

const page = (pageKey: string, title: string, rest: Partial<PageText> = {}): PageText => ({
  ...{ pageKey, link: `/page/${pageKey}`, title, description: '', keywords: '', text: '' },
  ...{ language: 'tr', languages: ['tr'] },
  ...rest,
});

function indexOf(...pages: PageText[][]): SearchIndex {
  const index = new SearchIndex();
  pages.forEach((texts, id) => index.put(id, texts));
  return index;
}

const search = (index: SearchIndex, query: string, language: Language = 'tr') =>
  index.search({ query, language, limit: 10, offset: 0 });
const keys = (index: SearchIndex, query: string, language: Language = 'tr') =>
  search(index, query, language).results.map(({ pageKey }) => pageKey);

const bridge = page('kopru', 'Köprü İnşaatı', { text: 'Viyadük ve köprü temelleri' });
const tunnel = page('tunel', 'Tünel', { text: 'Demiryolu tünelleri ve köprüler', languages: ['tr', 'en'] });
const tunnelEn = page('tunel', 'Tunnel', { text: 'Railway tunnels', language: 'en', languages: ['tr', 'en'] });

describe('SearchIndex', () => {
  const index = indexOf([bridge], [tunnel, tunnelEn]);

  it.each([
    'köprü',
    'KÖPRÜ',
    'kopru',
    'KOPRU',
    'insaati',
    'İnşaatı',
    'INSAATI',
    'kopr',
    'köpru',
    'korpu insaati',
    'kpru',
  ])('%s finds the bridge first', (query) => expect(keys(index, query)[0]).toBe('kopru'));

  it('ranks a title above the text', () => {
    expect(keys(index, 'köprü')).toEqual(['kopru', 'tunel']);
    expect(keys(index, 'tünel')).toEqual(['tunel']);
  });

  it('ranks pages with all words first, and some with a few of them behind, or alone if no page has all', () => {
    expect(keys(index, 'demiryolu köprü')).toEqual(['tunel', 'kopru']);
    expect(keys(index, 'viyadük demiryolu').sort()).toEqual(['kopru', 'tunel']);
  });

  it('leaves pages with some of the words out when several have all', () => {
    const both = ['a', 'b', 'c'].map((key) => [page(key, 'Saha', { text: 'Kolon ve kiriş' })]);
    expect(keys(indexOf(...both, [page('d', 'Saha', { text: 'Kiriş' })]), 'kolon kiriş')).toHaveLength(3);
  });

  it('finds a page whose whole name is searched, or what the search is about, although it lacks a word', () => {
    const prices = ['a', 'b', 'c'].map((key) => [page(key, 'Saha', { text: 'Halat, makara ve çap' })]);
    const named = indexOf(...prices, [page('halat', 'Halat')], [page('makara', 'Çelik Makaralar')]);
    expect(keys(named, 'halat çapı')).toContain('halat');
    expect(keys(named, 'çaplı makara')).toContain('makara');
  });

  it('takes the thing before what is asked about it', () => {
    const prices = ['a', 'b', 'c'].map((key) => [page(key, 'Saha', { text: 'Halat fiyatları' })]);
    expect(keys(indexOf(...prices, [page('halat', 'Çelik Halat')]), 'halat fiyatı')[0]).toBe('halat');
    expect(keys(indexOf(...prices), 'fiyat')).toHaveLength(3);
  });

  it.each(['adres', 'adresi', 'adresiniz', 'adresini'])('%s finds the page with that name before any text', (query) => {
    const texts = ['a', 'b', 'c'].map((key) => [page(key, 'Bilgi', { text: `${query} ${query} yazılır` })]);
    expect(keys(indexOf(...texts, [page('form', 'İletişim', { names: ['telefon', 'adres'] })]), query)[0]).toBe('form');
  });

  it('does not count several synonyms as more of the word', () => {
    const jobs = indexOf([page('ekip', 'Ekip', { text: 'İstihdam, pozisyon, özgeçmiş, cv' })], [page('is', 'Kariyer')]);
    expect(keys(jobs, 'kariyer')).toEqual(['is', 'ekip']);
  });

  it('searches a language, and pages that are not translated to it', () => {
    expect(keys(index, 'railway', 'en')).toEqual(['tunel']);
    expect(keys(index, 'railway')).toEqual([]);
    expect(keys(index, 'demiryolu', 'en')).toEqual([]);
    expect(search(index, 'kopru', 'en').results).toMatchObject([{ pageKey: 'kopru', language: 'tr' }]);
  });

  it('marks a word in any form, and both words that were typed as one', () => {
    const [result] = search(index, 'köprüsü').results;
    expect(result?.title.marks).toEqual([[0, 5]]);
    const grout = indexOf([page('jet', 'Jet Grout')]);
    expect(search(grout, 'jetgrout').results[0]?.title.marks).toEqual([
      [0, 3],
      [4, 9],
    ]);
  });

  it('ranks similar spellings behind exact ones', () => {
    const dams = indexOf([page('garaj', 'Garaj')], [page('baraj', 'Su', { text: 'Uzun bir metinde bir baraj' })]);
    expect(keys(dams, 'baraj')).toEqual(['baraj', 'garaj']);
    expect(keys(dams, 'barraj')).toContain('baraj');
  });

  it('finds a page by the menu’s name for it, in that language, while the page exists', () => {
    const jobs = indexOf([page('kariyer', 'Kariyer')]);
    const sign = { language: 'en' as const, title: 'Careers', above: [], isNews: true };
    jobs.put(
      'frame',
      [],
      [
        { ...sign, link: '/page/kariyer' },
        { ...sign, link: '/page/gizli', title: 'Secret careers' },
      ],
    );
    expect(search(jobs, 'career', 'en').results).toMatchObject([{ pageKey: 'kariyer', language: 'tr', kind: 'news' }]);
    jobs.put(0, []);
    expect(search(jobs, 'career', 'en').total).toBe(0);
    jobs.put('frame', []);
    expect(jobs.size).toBe(0);
  });

  it('marks the matches', () => {
    const [result] = search(index, 'kopru').results;
    expect(result?.title).toEqual({ text: 'Köprü İnşaatı', marks: [[0, 5]] });
    expect(result?.excerpt).toEqual({ text: 'Viyadük ve köprü temelleri', marks: [[11, 16]] });
  });

  it.each(['', '   ', '!?', "'"])('finds nothing for %j', (query) =>
    expect(search(index, query)).toEqual({ total: 0, results: [] }),
  );

  it.each([
    'constructor',
    '__proto__',
    'a'.repeat(500),
    'x '.repeat(500),
    '<script>',
    '*',
    'OR AND',
    'nasıl ne',
    'tr:baraj',
    'ı'.repeat(200),
  ])('does not fail for %j', (query) => expect(search(index, query).total).toBeGreaterThanOrEqual(0));

  it('counts all results, and returns a part', () => {
    const many = indexOf(...Array.from({ length: 25 }, (_, number) => [page(`p${number}`, `Tünel ${number}`)]));
    const answer = many.search({ query: 'tünel', language: 'tr', limit: 10, offset: 20 });
    expect(answer.total).toBe(25);
    expect(answer.results).toHaveLength(5);
  });

  it('removes a deleted page, and updates a changed one', () => {
    const changing = indexOf([bridge]);
    changing.put(0, [page('kopru', 'Baraj')]);
    expect(keys(changing, 'köprü')).toEqual([]);
    expect(keys(changing, 'baraj')).toEqual(['kopru']);
    changing.put(0, []);
    expect(keys(changing, 'baraj')).toEqual([]);
    expect(changing.size).toBe(0);
  });

  it('keeps working when pages change while it is cleared of former words', async () => {
    jest.useFakeTimers();
    const words = (from: number) => Array.from({ length: 400 }, (_, number) => `w${from}x${number}`).join(' ');
    const text = (number: number, from: number) => [page(`p${number}`, `Tünel ${number}`, { text: words(from) })];
    const busy = indexOf(...Array.from({ length: 30 }, (_, number) => text(number, number)));
    for (let number = 0; number < 25; number += 1) busy.put(number, text(number, 100 + number));
    await jest.advanceTimersByTimeAsync(15);
    for (let number = 0; number < 30; number += 1) busy.put(number, text(number, 200 + number));
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(search(busy, 'tünel').total).toBe(30);
  });
});
