import { MemoryDatabase } from '../../testing/memory-database';
import { filenameOf, findMedia, readMediaRefs } from './media-refs';

it.each([
  ['/media/a%20b.jpg', 'a b.jpg'],
  ['/media/a.jpg', 'a.jpg'],
  ['/media/', undefined],
  ['/media/a/b.jpg', undefined],
  ['/media/a.jpg?x', undefined],
  ['/media/a.jpg#x', undefined],
  ['/media/%', undefined],
  ['x/media/a.jpg', undefined],
  ['/other/a.jpg', undefined],
  [5, undefined],
  [undefined, undefined],
])('the file of %j is %j', (address, expected) => expect(filenameOf(address)).toBe(expected));

const library = Array.from({ length: 30 }, (_, index) => ({
  ...{ id: index + 1, filename: `f ${index + 1}.jpg`, mimeType: 'image/jpeg', secret: 'x' },
}));

const read = async (values: unknown) => {
  const { byId, byFilename } = await readMediaRefs(new MemoryDatabase({ media: library }).req, values);
  return { ids: [...byId.keys()], names: [...byFilename.keys()] };
};

it('reads all references of an edit, by id or by address', async () => {
  const values = {
    image: { id: 3, src: '/media/f%203.jpg' },
    list: [{ img: { id: 5 } }, { film: { src: '/media/f%207.jpg' } }, '/media/f%209.jpg'],
    title: 'f 11.jpg',
    wrong: [{ id: '13' }, { id: 1.5 }, { id: NaN }, null],
  };
  expect(await read(values)).toEqual({
    ids: ['3', '5', '7', '9'],
    names: ['f 3.jpg', 'f 5.jpg', 'f 7.jpg', 'f 9.jpg'],
  });
});

it('reads references of one kind only', async () => {
  expect((await read({ id: 3 })).ids).toEqual(['3']);
  expect((await read('/media/f%209.jpg')).ids).toEqual(['9']);
});

it('reads all of them', async () => {
  expect((await read(library.map(({ id }) => ({ id })))).ids).toHaveLength(30);
});

it('sends no query without references', async () => {
  const unused = {} as Parameters<typeof readMediaRefs>[0];
  const refs = await readMediaRefs(unused, { title: 'x', number: 5 });
  expect([refs.byId.size, refs.byFilename.size]).toEqual([0, 0]);
});

it('reads a thousand references at most', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({ id: 2_000 - index }));
  const database = new MemoryDatabase({
    media: [1_000, 1_001].map((id) => ({ id, filename: `${id}.jpg`, mimeType: 'image/jpeg' })),
  });
  expect([...(await readMediaRefs(database.req, many)).byId.keys()]).toEqual(['1001']);
  const names = many.map(({ id }) => `/media/${id}.jpg`);
  expect([...(await readMediaRefs(database.req, names)).byId.keys()]).toEqual(['1001']);
});

describe('findMedia', () => {
  const photo = { id: 1, filename: 'a.jpg', mimeType: 'image/jpeg' };
  const film = { id: 2, filename: 'b.mp4', mimeType: 'video/mp4' };
  const refs = {
    byId: new Map([photo, film].map((each) => [String(each.id), each])),
    byFilename: new Map([photo, film].map((each) => [each.filename, each])),
  };

  it.each([
    [{ id: 1 }, 'image/', 1],
    [{ id: '1' }, 'image/', 1],
    [{ src: '/media/a.jpg' }, 'image/', 1],
    ['/media/a.jpg', 'image/', 1],
    ['/media/b.mp4', 'video/', 2],
    ['/media/b.mp4', 'image/', undefined],
    [{ id: 2 }, 'image/', undefined],
    [{ id: 9, src: '/media/a.jpg' }, 'image/', undefined],
    [{}, 'image/', undefined],
    ['a.jpg', 'image/', undefined],
    [null, 'image/', undefined],
  ] as const)('%j as %s is %j', (raw, type, expected) => expect(findMedia(raw, type, refs)).toBe(expected));
});
