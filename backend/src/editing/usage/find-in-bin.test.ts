import type { Payload } from 'payload';

let mentioning: number[] = [];
jest.mock('./mentions', () => ({ findBinMentions: () => Promise.resolve(mentioning) }));
jest.mock('./find-usage', () => ({
  uses: ({ sections }: { sections?: number[] }, { id }: { id: number }) => sections?.includes(id) === true,
}));

import { findInBin } from './find-in-bin';

const page = (sections: number[]) => ({ page: { sections: [] }, versions: [{ version: { sections } }] });
const entries = [
  { id: 1, title: 'Köprü', content: { page: { sections: [5] }, versions: [] } },
  { id: 2, title: 'Taslak', content: page([5]) },
  { id: 3, title: 'Tünel', content: page([6]) },
  { id: 4, title: 'Bölüm', content: { page: { sections: [5] } } },
  {
    ...{ id: 5, title: 'Eski' },
    content: { page: {}, versions: [{ version: { sections: [5] } }, { version: { sections: [] } }] },
  },
];
const payload = {
  db: {
    findOne: ({ where }: { where: { id: { equals: number } } }) =>
      Promise.resolve(entries.find(({ id }) => id === where.id.equals) ?? null),
  },
} as unknown as Payload;

test('a file is used by deleted pages, public or in their newest draft, and by deleted sections', async () => {
  // One was restored meanwhile.
  mentioning = [1, 2, 3, 4, 5, 6];
  const href = (id: number) => `/admin/collections/bin/${id}`;
  expect(await findInBin(payload, { id: 5, filename: 'foto.jpg' })).toEqual([
    { name: 'Köprü', href: href(1), kind: 'bin' },
    { name: 'Taslak', href: href(2), kind: 'bin' },
    { name: 'Bölüm', href: href(4), kind: 'bin' },
  ]);
});
