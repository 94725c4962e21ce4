import { Report } from '../report';
import { convertMenu } from './convert-menu';
import { convertPage } from './convert-page';
import { OldAddresses } from './old-addresses';
import type { WxrItem } from './read-wxr';
import { storedIn } from './stored-in';
import { groupTexts, newsRowsOf, redirectsOf } from './texts';

const item = (values: Partial<WxrItem>): WxrItem => ({
  ...{ id: '', type: 'page', title: '', link: '', creator: '', content: '', excerpt: '', slug: '', status: 'publish' },
  ...{
    parent: '0',
    order: 0,
    date: '',
    localDate: '',
    modified: '',
    attachmentUrl: '',
    password: '',
    terms: [],
    meta: {},
    formerSlugs: [],
    comments: 0,
  },
  ...values,
});

const site = (...items: WxrItem[]) => ({
  title: '',
  url: 'https://eski.example',
  authors: new Map<string, string>(),
  items,
});

function keysOf(...items: WxrItem[]) {
  const report = new Report();
  const { groups, keyOf } = groupTexts(site(...items), report);
  return { keys: groups.map(({ base }) => keyOf(base)), report };
}

test('pages with one slug get different keys, and none that has an address of its own', () => {
  const parent = item({ id: '1', slug: 'projeler' });
  const { keys } = keysOf(
    ...[parent, item({ id: '2', slug: 'kazik' }), item({ id: '3', slug: 'kazik', parent: '1' })],
    ...[
      item({ id: '4', slug: 'kazik' }),
      item({ id: '5', slug: 'about' }),
      item({ id: '6', slug: '', title: 'Şantiye' }),
    ],
    ...[item({ id: '7', slug: '%c5%9fantiye-2' }), item({ id: '8', slug: '%zz' }), item({ id: '9' })],
  );
  expect(keys).toEqual([
    ...['projeler', 'kazik', 'projeler-kazik', 'kazik-2', 'about-2', 'santiye', 'santiye-2', 'zz', 'sayfa-9'],
  ]);
});

test('pages below each other in a circle are imported without it, and that is said', () => {
  const { keys, report } = keysOf(
    item({ id: '1', slug: 'a', title: 'A', parent: '2' }),
    item({ id: '2', slug: 'b', title: 'B', parent: '1' }),
    item({ id: '3', slug: 'c', title: 'C', parent: '3' }),
  );
  expect(keys).toEqual(['a', 'b', 'c']);
  expect(report.notes).toHaveLength(3);
  expect(report.notes[0]).toBe('A: the pages above it go round in circles; it is imported without them');
});

test('what is in the bin stays there, and a language that the site does not have is listed', () => {
  const german = { terms: [{ domain: 'language', nicename: 'xx', name: 'X' }] };
  const { keys, report } = keysOf(
    item({ id: '1', slug: 'a', status: 'trash' }),
    item({ id: '2', slug: 'b', title: 'B', ...german }),
    item({ id: '3', slug: 'c' }),
  );
  expect(keys).toEqual(['c']);
  expect(report.left).toEqual([expect.objectContaining({ kind: 'pages', name: 'B' })]);
});

test('addresses of the old site are found in any of their forms', () => {
  const addresses = new OldAddresses('https://www.eski.example');
  addresses.add('https://www.eski.example/hakk%C4%B1nda/', '7', '/page/hakkinda');
  const forms = ['/hakkında', 'http://eski.example/Hakk%C4%B1nda/#a', '/?page_id=7', 'https://www.eski.example/?p=7'];
  expect(forms.map((form) => addresses.resolve(form))).toEqual([
    ...['/page/hakkinda', '/page/hakkinda#a', '/page/hakkinda', '/page/hakkinda'],
  ]);
  expect(
    ['/yok', 'javascript:alert(1)', 'ftp://a.example/', '//', 'data:text/html,a'].map((form) =>
      addresses.resolve(form),
    ),
  ).toEqual([...[undefined, undefined, undefined, undefined, undefined]]);
  expect(addresses.resolve('//cdn.example/a')).toBe('https://cdn.example/a');
});

test('the addresses that a page had before lead to it too', () => {
  const moved = item({
    id: '7',
    slug: 'yeni',
    link: 'https://eski.example/2015/02/yeni/',
    formerSlugs: ['eski', 'ilk'],
  });
  const [{ groups, keyOf }, report] = [groupTexts(site(moved), new Report()), new Report()];
  const redirects = redirectsOf({ groups, keyOf }, new OldAddresses('https://eski.example'), () => true, report);
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    ...['/2015/02/yeni /page/yeni', '/2015/02/eski /page/yeni', '/2015/02/ilk /page/yeni'],
  ]);
  expect(OldAddresses.formerOf({ link: 'https://eski.example/?p=7', formerSlugs: ['eski'] })).toEqual([]);
});

const english = {
  terms: [
    { domain: 'language', nicename: 'en', name: 'English' },
    { domain: 'post_translations', nicename: 'pll_1', name: '' },
  ],
};
const turkish = { terms: [{ domain: 'post_translations', nicename: 'pll_1', name: '' }] };

test('the news list the posts that were public, and no others', () => {
  const post = (id: string, values: Partial<WxrItem> = {}) => item({ id, slug: `p${id}`, type: 'post', ...values });
  const hidden = ['private', 'draft', 'pending', 'future'].map((status, index) => post(`${index + 3}`, { status }));
  const texts = groupTexts(site(post('1'), post('2', { password: 'gizli' }), ...hidden), new Report());
  const keys = texts.groups.map(({ base }) => texts.keyOf(base));
  const pages = new Map(keys.map((pageKey) => [pageKey, { pageKey, title: { tr: pageKey } }]));
  expect(keys).toHaveLength(6);
  expect(newsRowsOf(texts, pages, () => undefined).map(({ pageKey }) => pageKey)).toEqual(['p1']);
});

test.each([
  ['2024-05-01 00:30:00', '2024-04-30 21:30:00', 'publish', '1 Mayıs 2024 · Ayşe', '2024-05-01'],
  ['', '2024-04-30 21:30:00', 'publish', '30 Nisan 2024 · Ayşe', '2024-04-30'],
  ['2024-05-01 00:30:00', '0000-00-00 00:00:00', 'publish', '1 Mayıs 2024 · Ayşe', '2024-05-01'],
  ['2024-05-01 00:30:00', '0000-00-00 00:00:00', 'draft', 'Ayşe', undefined],
])('a post of %s (%s in UTC, %s) has the day of the old site', (localDate, date, status, byline, day) => {
  const post = item({ id: '1', slug: 'p', type: 'post', creator: 'ayse', localDate, date, status });
  const texts = groupTexts(site(post), new Report());
  const [group] = texts.groups;
  if (!group) throw new Error('the post is not there');
  const page = convertPage('p', group, {
    ...{ resolveLink: () => undefined, findPicture: () => undefined, note: () => undefined, publishes: true },
    ...{ stored: () => ({ blocks: new Map(), pictures: [] }), authors: new Map([['ayse', 'Ayşe']]) },
  });
  expect(page.sections).toMatchObject([{ subTitle: { tr: byline } }]);
  const rows = newsRowsOf(texts, new Map([['p', page]]), () => undefined);
  expect(rows.map((row) => row.date)).toEqual(status === 'publish' ? [day] : []);
});

test('a public page gets no translation that was not public, and that is listed', () => {
  const report = new Report();
  const draft = item({ id: '2', title: 'Draft', status: 'draft', ...english });
  const { groups } = groupTexts(site(item({ id: '1', ...turkish }), draft), report);
  expect(groups.map(({ byLanguage }) => [...byLanguage.keys()])).toEqual([['tr']]);
  expect(report.left).toMatchObject([{ name: 'Draft', reason: 'it is not public, and translates a page that is' }]);
  // A page that is not public itself is imported with all that there is.
  const { groups: drafts } = groupTexts(site(item({ id: '1', status: 'draft', ...turkish }), draft), new Report());
  expect([...(drafts[0]?.byLanguage.keys() ?? [])]).toEqual(['tr', 'en']);
});

test('a public page shows no reusable block that was not public, and that is noted', () => {
  const blocks = [9, 10, 11, 12].map((ref) => `<!-- wp:block {"ref":${ref}} /-->`).join('');
  const block = (id: string, values: Partial<WxrItem> = {}) =>
    item({ id, type: 'wp_block', content: `<p>Blok ${id}.</p>`, ...values });
  const hidden = [block('10', { status: 'draft' }), block('11', { password: 'gizli' }), block('12')];
  const old = site(item({ id: '1', content: blocks }), block('9', { status: 'trash' }), ...hidden);
  const [group] = groupTexts(old, new Report()).groups;
  if (!group) throw new Error('the page is not there');
  const notes: string[] = [];
  const page = convertPage('p', group, {
    ...{ resolveLink: () => undefined, findPicture: () => undefined, publishes: true, authors: new Map() },
    ...{ stored: storedIn(old), note: (_item, what) => void notes.push(what) },
  });
  const text = JSON.stringify(page);
  expect(['9', '10', '11', '12'].filter((id) => text.includes(`Blok ${id}.`))).toEqual(['12']);
  expect(notes).toEqual(['block block', 'block block', 'block block']);
});

const entry = (id: string, parent: string, title = `Menü ${id}`) =>
  item({
    ...{
      id,
      type: 'nav_menu_item',
      title,
      order: Number(id),
      terms: [{ domain: 'nav_menu', nicename: 'ana', name: 'Ana' }],
    },
    meta: { _menu_item_type: 'custom', _menu_item_url: 'https://a.example/', _menu_item_menu_item_parent: parent },
  });

test('a menu is three levels deep; what is deeper or goes round in circles is listed', () => {
  const report = new Report();
  const items = [entry('1', '0'), entry('2', '1'), entry('3', '2'), entry('4', '3'), entry('5', '6'), entry('6', '5')];
  const context = { pageOf: () => undefined, resolveLink: (href: string) => href };
  const { menu } = convertMenu(items, undefined, context, report) ?? {};
  expect(menu).toMatchObject([
    { title: { tr: 'Menü 1' }, dropdown: [{ title: { tr: 'Menü 2' }, subDropdown: [{ title: { tr: 'Menü 3' } }] }] },
  ]);
  expect(report.left.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'Menü 4: it is on the fourth level',
    'Menü 5: its parents go round in circles',
    'Menü 6: its parents go round in circles',
  ]);
});
