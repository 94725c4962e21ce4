import { MemoryDatabase } from '../../testing/memory-database';
import { findOpenPage } from './open-page';

const { req } = new MemoryDatabase({
  pages: [{ id: 1, uuid: 'u-1', pageKey: 'new', link: '/page/new' }],
});

test('an open page is found by its key', async () => {
  expect(await findOpenPage(req, 'new', 'u-1')).toBe(1);
  expect(await findOpenPage(req, 'new', undefined)).toBe(1);
});

test('of a page that got another address meanwhile, the refusal names the new one', async () => {
  await expect(findOpenPage(req, 'old', 'u-1')).rejects.toMatchObject({
    status: 404,
    code: 'moved',
    details: { data: { pageKey: 'new', link: '/page/new' } },
  });
});

test('a page that has the former address by now is another one', async () => {
  const { req: later } = new MemoryDatabase({
    pages: [
      { id: 1, uuid: 'u-1', pageKey: 'new', link: '/page/new' },
      { id: 2, uuid: 'u-2', pageKey: 'old', link: '/page/old' },
    ],
  });
  await expect(findOpenPage(later, 'old', 'u-1')).rejects.toMatchObject({
    code: 'moved',
    details: { data: { link: '/page/new' } },
  });
  await expect(findOpenPage(later, 'old', 'u-3')).rejects.toMatchObject({ code: 'not_found' });
  expect(await findOpenPage(later, 'old', 'u-2')).toBe(2);
});

test.each([['u-2'], [undefined], [7], ['']])('a page that is gone is not found (%j)', async (uuid) => {
  await expect(findOpenPage(req, 'old', uuid)).rejects.toMatchObject({ status: 404, code: 'not_found' });
});
