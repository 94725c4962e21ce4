import { MemoryDatabase } from '../testing/memory-database';
import { addressesOfPages } from './addresses-of-pages';

const page = (link: string, isVisible = true, status = 'published') => ({ link, isVisible, _status: status });

const many = Array.from({ length: 30 }, (_, index) => page(`/page/p${index}`));
const { req } = new MemoryDatabase({
  pages: [page('/page/a'), page('/about'), page('/page/hidden', false), page('/page/draft', true, 'draft'), ...many],
});

const taken = async (...addresses: string[]) => [...(await addressesOfPages(addresses, req))];

it.each([
  ['/page/a', ['/page/a']],
  ['/PAGE/A', ['/PAGE/A']],
  ['/en/page/a', ['/en/page/a']],
  ['/EN/About', ['/EN/About']],
  ['/page/hidden', []],
  ['/page/draft', []],
  ['/page/none', []],
])('the addresses of public pages among %s are %j', async (address, expected) =>
  expect(await taken(address)).toEqual(expected),
);

it('finds the addresses of public pages among many', async () => {
  expect(await taken('/page/a', '/page/hidden', '/page/draft', '/en/page/p29', '/page/none')).toEqual([
    '/page/a',
    '/en/page/p29',
  ]);
});

it('queries nothing without addresses', async () => {
  const unused = {} as Parameters<typeof addressesOfPages>[1];
  expect((await addressesOfPages([], unused)).size).toBe(0);
});
