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

test.each([['u-2'], [undefined], [7], ['']])('a page that is gone is not found (%j)', async (uuid) => {
  await expect(findOpenPage(req, 'old', uuid)).rejects.toMatchObject({ status: 404, code: 'not_found' });
});
