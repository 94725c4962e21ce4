import { MemoryDatabase, type Row } from '../testing/memory-database';
import { publicPagesInBin } from './public-pages';

const entry = (id: number, kind: string, status: string): Row => ({ id, kind, content: { page: { _status: status } } });

test('only the entries of published pages are public once they are restored', async () => {
  const rows = [entry(1, 'page', 'published'), entry(2, 'page', 'draft'), entry(3, 'section', 'published')];
  const { req } = new MemoryDatabase({ bin: rows });
  expect(await publicPagesInBin(req)).toEqual(new Set([1]));
});
