import type { FlattenedField, Payload } from 'payload';
import { readContent } from './export-content';

const picture = { name: 'img', type: 'upload', relationTo: 'media' } as FlattenedField;
const status = { name: '_status', type: 'text' } as FlattenedField;

/** An installation whose editor uploads a picture, and uses it, whenever something is about to be read. */
function busyPayload(): Payload {
  const media: { id: number; filename: string; createdAt: string }[] = [];
  const upload = (): number => {
    const id = media.length + 1;
    media.push({ id, filename: `${id}.jpg`, createdAt: '2026-01-01T00:00:00.000Z' });
    return id;
  };
  const docsOf = (collection: string): object[] => {
    if (collection === 'media') return media;
    if (collection === 'redirects') return [];
    return [{ id: 1, pageKey: 'a', key: 'a', _status: 'published', img: upload() }];
  };
  const config = (...fields: FlattenedField[]) => ({ config: { flattenedFields: fields } });
  const name = (key: string) => ({ name: key, type: 'text' }) as FlattenedField;
  return {
    collections: {
      ...{ media: config(name('filename')), categories: config(name('key'), picture) },
      pages: config(name('pageKey'), picture, status),
    },
    globals: { config: [{ slug: 'footer', flattenedFields: [picture, status] }] },
    find: async ({ collection }: { collection: string }) => ({ docs: [...docsOf(collection)] }),
    findGlobal: async () => ({ _status: 'published', img: upload() }),
    db: {
      find: async ({ collection }: { collection: string }) => ({ docs: collection === 'media' ? [...media] : [] }),
    },
  } as unknown as Payload;
}

test('a picture that is uploaded and used during an export is in it, with its name', async () => {
  const { media, pages, records, globals } = await readContent(busyPayload());
  const used = [...pages, ...(records.categories ?? []), globals.footer].map((values) => values?.img);
  expect(used).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  expect(media.map(({ name }) => name)).toEqual(expect.arrayContaining(used));
});
