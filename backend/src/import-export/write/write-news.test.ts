import type { Payload } from 'payload';
import { isRecord } from '../../wire/values';
import { Report } from '../report';
import { Marks } from './marks';
import type { NewsRow } from './news-rows';
import { writeNews } from './write-news';

interface Row {
  itemId: string;
  title?: string;
}
interface Page {
  pageKey: string;
  _status: string;
  sections: { blockType: string; title?: string; list?: Row[] }[];
}

/** A database with the page of the news and with posts, of which the named ones are public. */
class Site {
  page?: Page & { id: number };
  /** What visitors see; the page itself where nothing newer is in a draft. */
  publicPage?: Page;
  wasPublic = false;
  readonly report = new Report();
  readonly #marks = new Map<string, unknown>();

  constructor(readonly publicKeys: string[]) {}

  async run(rows: NewsRow[], isPublished: boolean, replaces = false): Promise<void> {
    const marks = new Marks({
      get: async (key: string) => this.#marks.get(key),
      set: async (key: string, value: unknown) => void this.#marks.set(key, value),
    } as unknown as Payload['kv']);
    const payload = this.#payload() as Payload;
    const writer = { payload, marks, idOf: () => 1, replaces, report: this.report };
    await writeNews(writer, { pageKey: 'haberler', rows, isPublished });
  }

  #payload(): unknown {
    const save = async ({ data }: { data: Partial<Page> }) => {
      this.page = { id: 1, ...this.page, ...data } as NonNullable<Site['page']>;
      if (data._status === 'published') this.wasPublic = true;
      return this.page;
    };
    const find = async ({ draft }: { draft?: boolean }) => {
      const found = draft ? this.page : (this.publicPage ?? this.page);
      return { docs: found ? [found] : [] };
    };
    const db = {
      find: async () => ({ docs: this.publicKeys.map((pageKey) => ({ pageKey })) }),
      findVersions: async () => ({ docs: this.wasPublic ? [{}] : [] }),
    };
    return { db, find, create: save, update: save };
  }

  get list(): Row[] {
    return this.page?.sections.find(({ blockType }) => blockType === 'lastPosts')?.list ?? [];
  }

  /** An editor leaves the list like this. */
  edit(change: (rows: Row[]) => Row[], status = this.page?._status): void {
    const sections = this.page?.sections.map((section) =>
      isRecord(section) && section.list ? { ...section, list: change(section.list) } : section,
    );
    this.page = { ...this.page, sections, _status: status } as NonNullable<Site['page']>;
  }

  get titles(): (string | undefined)[] {
    return this.list.map(({ title }) => title);
  }
}

const row = (pageKey: string, date: string, title = pageKey.toUpperCase()): NewsRow => ({
  ...{ pageKey, title: { tr: title }, date, category: { tr: [] } },
});
const posts = [row('a', '2024-01-01'), row('b', '2024-01-02')];

test('the newest post is the first, and a published list has no post that is not', async () => {
  const site = new Site(['a', 'b']);
  await site.run([...posts, row('c', '2024-01-03')], true);
  expect(site.page?._status).toBe('published');
  expect(site.titles).toEqual(['B', 'A']);
});

test('a list that is published later loses the posts that are not published', async () => {
  const site = new Site(['a']);
  await site.run(posts, false);
  expect([site.page?._status, ...site.titles]).toEqual(['draft', 'B', 'A']);
  site.edit((rows) => [...rows, { itemId: 'own', title: 'Editörün' }]);
  await site.run(posts, true);
  expect([site.page?._status, ...site.titles]).toEqual(['published', 'A', 'Editörün']);
});

test('a second run leaves what editors have changed and removed, and adds new posts', async () => {
  const site = new Site(['a', 'b', 'c']);
  await site.run(posts, true);
  site.edit((rows) => rows.filter(({ itemId }) => itemId !== 'b').map((one) => ({ ...one, title: 'Editörün' })));
  const { page } = site;
  await site.run(posts, true);
  await site.run([row('a', '2024-01-01', 'Değişti'), ...posts.slice(1)], true);
  expect(site.page).toBe(page);
  await site.run([...posts, row('c', '2024-01-03')], true);
  expect(site.titles).toEqual(['C', 'Editörün']);
  await site.run([row('a', '2024-01-01', 'Değişti')], true, true);
  expect(site.titles).toEqual(['C', 'Değişti']);
});

test('a list that an editor has withdrawn stays a draft, also when it gets a post', async () => {
  const site = new Site(['a', 'b', 'c']);
  await site.run(posts, true);
  site.edit((rows) => rows, 'draft');
  await site.run(posts, true);
  await site.run([...posts, row('c', '2024-01-03')], true);
  expect([site.page?._status, ...site.titles]).toEqual(['draft', 'C', 'B', 'A']);
  expect(site.report.notes).toEqual(['haberler: the new posts are in its draft; publish it to show them']);
});

test('the draft of a public list is not published with a new post', async () => {
  const site = new Site(['a', 'b']);
  await site.run(posts.slice(0, 1), true);
  site.publicPage = site.page;
  site.edit((rows) => rows.map((one) => ({ ...one, title: 'Taslak' })), 'draft');
  await site.run(posts, true);
  expect([site.page?._status, ...site.titles]).toEqual(['draft', 'B', 'Taslak']);
});

test('a page of the news that editors have deleted is not made again for a new post, unless it is to be replaced', async () => {
  const site = new Site(['a', 'b', 'c']);
  await site.run(posts, true);
  site.page = undefined;
  const more = [...posts, row('c', '2024-01-03')];
  await site.run(more, true);
  expect(site.page).toBeUndefined();
  expect(site.report.left).toEqual([
    { kind: 'pages', name: 'haberler', reason: 'editors have deleted or moved it since; --replace writes it again' },
  ]);
  await site.run(more, true, true);
  expect(site.titles).toEqual(['C', 'B', 'A']);
});
