import { processorTime } from '../../../../test/processor-time';
import type { StoredPage } from '../../wire/page';
import type { StoredValues } from '../../wire/values';
import { findProblems, type Surroundings } from './find-problems';
import { hrefsIn, linksOf } from './links';

const nothing: Surroundings = { media: new Map(), broken: new Map() };

const both = (tr: string, en = tr) => ({ tr, en });

function page(sections: StoredValues[], changes: Partial<StoredPage> = {}): StoredPage {
  const texts = { title: both('Başlık', 'Title'), description: both('Açıklama', 'Description') };
  return { id: 1, pageKey: 'p', link: '/page/p', updatedAt: '', ...texts, sections, ...changes };
}

const hero = (values: StoredValues): StoredValues => ({ blockType: 'hero', sectionId: 'hero-1', ...values });
const about = (description: object): StoredValues => ({ blockType: 'about', sectionId: 'about-1', description });
const found = (subject: StoredPage, surroundings = nothing) =>
  findProblems(subject, surroundings).map(({ code, sectionId, field, language }) =>
    [code, [sectionId, field].filter(Boolean).join('.'), language].join(' '),
  );

describe('findProblems', () => {
  it('finds no problems in a complete page', () => {
    expect(found(page([hero({ title: both('Baraj', 'Dam') })]))).toEqual([]);
  });

  it('requires texts in Turkish, in hidden sections too, as publishing does', () => {
    const sections = [
      hero({ title: { tr: ' ', en: 'Dam' }, isHidden: true }),
      { blockType: 'counter', sectionId: 'counter-1', list: [{ number: {} }] },
      { blockType: 'clients', sectionId: 'clients-1', list: [{ img: null }] },
    ];
    expect(found(page(sections, { title: { en: 'Title' } }))).toEqual([
      'required_missing title tr',
      'required_missing hero-1.title tr',
      'required_missing counter-1.list.0.number.text tr',
      'required_missing clients-1.list.0.img ',
    ]);
  });

  it('finds pictures without a text, without its translation, and too large', () => {
    const files: [number, string | undefined, string | undefined, number, number][] = [
      [1, undefined, 'Dam', 100, 800],
      [2, 'Baraj', undefined, 100, 4_001],
      [3, 'Baraj', 'Dam', 3 * 1024 * 1024 + 1, 800],
      [4, 'Baraj', 'Dam', 100, 4_000],
    ];
    const media = new Map(files.map(([id, tr, en, filesize, width]) => [id, { id, alt: { tr, en }, filesize, width }]));
    const rows = files.map(([id]) => ({ itemId: 'a', title: both('a'), img: id }));
    const posts = { blockType: 'lastPosts', sectionId: 'posts', list: rows };
    expect(found(page([posts]), { ...nothing, media })).toEqual([
      'alt_missing posts.list.0.img tr',
      'translation_missing posts.list.1.img en',
      'image_too_large posts.list.1.img ',
      'image_too_large posts.list.2.img ',
    ]);
    expect(found(page([{ ...posts, isHidden: true }]), { ...nothing, media })).toEqual([]);
  });

  it('lists every place of a broken link, errors before warnings', () => {
    const link = '<p><a href="/page/yok?a=1&amp;b=2">x</a></p>';
    const sections = [
      about(both(link)),
      hero({ title: both('a'), stickyLink: '/page/yok?a=1&b=2' }),
      { blockType: 'lastPosts', sectionId: 'posts', list: [{ itemId: 'yok', title: both('a') }] },
    ];
    const broken = new Map(['/page/yok?a=1&b=2', '/page/yok'].map((href) => [href, 'link_broken' as const]));
    const data = { dataKind: 'html', dataHtml: { tr: link } } as const;
    expect(found(page(sections, { ...data, description: { en: 'x' } }), { ...nothing, broken })).toEqual([
      'link_broken about-1.description tr',
      'link_broken about-1.description en',
      'link_broken hero-1.stickyLink ',
      'link_broken posts.list.0.id ',
      'link_broken data tr',
      'description_missing description tr',
      'translation_missing data en',
    ]);
  });

  it('finds headings that skip a level; below an item’s title h4 is correct', () => {
    const html = '<p>a</p><h4>b</h4><h3>c</h3>';
    const item = { title: both('a'), content: both(html) };
    const tabs = { blockType: 'tabList', sectionId: 'tabs', list: [item] };
    expect(found(page([about(both(html)), tabs]))).toEqual([
      'heading_order about-1.description tr',
      'heading_order about-1.description en',
    ]);
    expect(found(page([about(both('<h3>a</h3><h4>b</h4>'))]))).toEqual([]);
  });

  it('finds titles that search results cut off, with the site’s name behind them', () => {
    const title = both('Püskürtme betonda çimentonun yüzde 22’si artık curuf', 'Slag in sprayed concrete');
    const siteTitle = both('Kemerkaya Mühendislik', 'Kemerkaya Engineering');
    const problems = findProblems(page([], { title }), { ...nothing, siteTitle });
    expect(problems).toMatchObject([{ code: 'title_too_long', severity: 'warning', language: 'tr', detail: '76' }]);
    expect(found(page([], { title: both('ş'.repeat(65)) }))).toEqual([]);
    expect(found(page([], { title: both('ş'.repeat(66), 'a') }))).toEqual(['title_too_long title tr']);
  });

  it('reports a missing translation once, and missing texts of a translated page each', () => {
    const sections = [hero({ title: { tr: 'Baraj' }, subTitle: { tr: 'Alt' } })];
    expect(found(page(sections, { title: { tr: 'a' }, description: { tr: 'a' } }))).toEqual([
      'translation_missing title en',
    ]);
    expect(found(page(sections))).toEqual([
      'translation_missing hero-1.title en',
      'translation_missing hero-1.subTitle en',
    ]);
  });
});

describe('linksOf', () => {
  it('leaves out hidden sections, and the base path, which is not an address', () => {
    const posts = { blockType: 'lastPosts', sectionId: 'posts', basePath: '/haber/', list: [{ itemId: 'a' }] };
    const sections = [hero({ title: both('a'), stickyLink: '/x', isHidden: true }), posts];
    expect(linksOf(page(sections)).map(({ href }) => href)).toEqual(['/haber/a']);
  });

  it('reads links as browsers do', () => {
    expect(hrefsIn('<A target="_blank"\nHREF=\'/a?b=1&amp;c\'>x</a><abbr href="/no">y</abbr>')).toEqual(['/a?b=1&c']);
  });

  it('takes linear time', () => {
    const took = processorTime(() => expect(hrefsIn('<a '.repeat(60_000))).toEqual([]));
    expect(took).toBeLessThan(500);
  });
});
