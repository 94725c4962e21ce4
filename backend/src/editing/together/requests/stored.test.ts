import { MemoryDatabase, type Row } from '../../../testing/memory-database';
import { requestsFor } from './stored';

const request = (id: number, uuid: string, state: string, account = '2'): Row => ({ id, uuid, state, account });

const shownTo = async (user: object, requests: Row[]) => {
  const { req } = new MemoryDatabase({ 'publication-requests': requests }, { user });
  return (await requestsFor(req)).map(({ id }) => id);
};

const administrator = { id: 1, role: 'admin' };
const editor = { id: 2, role: 'editor' };

test('an administrator sees every open request, however many there are', async () => {
  const open = Array.from({ length: 30 }, (_, index) => request(index + 10, `page-${index}`, 'open'));
  const answered = request(5, 'page-x', 'approved');
  expect(await shownTo(administrator, [answered, ...open])).toHaveLength(30);
});

test.each(['open', 'returned'])(
  'an editor sees a request that is %s and older than many answered ones',
  async (state) => {
    const answered = Array.from({ length: 30 }, (_, index) => request(index + 20, `page-${index}`, 'approved'));
    expect(await shownTo(editor, [request(10, 'waiting', state), ...answered])).toEqual([10]);
  },
);

test('an editor does not see a returned request that was asked again, nor those of others', async () => {
  const requests = [
    request(10, 'page-a', 'returned'),
    request(11, 'page-a', 'approved'),
    request(12, 'page-b', 'returned'),
    request(13, 'page-b', 'open'),
    request(14, 'page-c', 'open', '3'),
  ];
  expect(await shownTo(editor, requests)).toEqual([13]);
});

test('whoever is not signed in sees no requests', async () => {
  const { req } = new MemoryDatabase({ 'publication-requests': [request(10, 'page-a', 'open')] });
  expect(await requestsFor(req)).toEqual([]);
});
