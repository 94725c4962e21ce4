import type { PayloadRequest, Where } from 'payload';
import { findBroken } from './broken-links';

jest.mock('../../runtime-env', () => ({ readRuntimeEnv: () => ({ siteUrl: 'https://site.example' }) }));

type Doc = Record<string, unknown>;

const stored: Record<string, Doc[]> = {
  pages: [
    { link: '/page/acik', _status: 'published', isVisible: true },
    { link: '/page/taslak', _status: 'draft', isVisible: true },
    { link: '/page/gizli', _status: 'published', isVisible: false },
  ],
  redirects: [
    { from: '/eski', _status: 'published' },
    { from: '/eski-taslak', _status: 'draft' },
  ],
  media: [{ filename: 'a b.pdf' }],
};

/** The part of the query interface that is used here. */
function fits(doc: Doc, where: Where): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (name === 'and') return (condition as Where[]).every((each) => fits(doc, each));
    const { equals, in: among } = condition as { equals?: unknown; in?: unknown[] };
    return among ? among.includes(doc[name]) : doc[name] === equals;
  });
}

const find = ({ collection, where }: { collection: string; where: Where }) =>
  Promise.resolve({ docs: (stored[collection] ?? []).filter((doc) => fits(doc, where)) });
const req = { payload: { db: { find } } } as unknown as PayloadRequest;

describe('findBroken', () => {
  it('accepts links to existing addresses and to other sites', async () => {
    const good = [
      ...['/', '/en', '/en/', '/tr/about', '/about/', '/about?a=1#b', '/en/search?q=a', '/ara', '/rss.xml'],
      ...['/page/acik', '/en/page/acik/?a=1', '/page/kendi', '/eski', '/en/eski', '/media/a%20b.pdf#page=2'],
      ...['https://site.example', 'https://site.example/en/page/acik', 'https://other.example/yok'],
      ...['//other.example/yok', 'mailto:a@b.co', 'tel:+90 555', '#a', '?a=1', '/drawings/x.svg'],
    ];
    expect(await findBroken(req, good, '/page/kendi')).toEqual(new Map());
  });

  it('finds links that visitors cannot open', async () => {
    const bad = ['/page/yok', '/page/gizli', '/en/page/yok#a', '/media/yok.pdf', '/%', '/About'];
    const own = ['https://site.example/yok'];
    expect(await findBroken(req, [...bad, ...own], '/page/kendi')).toEqual(
      new Map([...bad, ...own].map((href) => [href, 'link_broken'])),
    );
  });

  it('distinguishes pages that are not published yet', async () => {
    expect(await findBroken(req, ['/page/taslak', '/en/page/taslak#a'], '/page/kendi')).toEqual(
      new Map([
        ['/page/taslak', 'link_unpublished'],
        ['/en/page/taslak#a', 'link_unpublished'],
      ]),
    );
  });
});
