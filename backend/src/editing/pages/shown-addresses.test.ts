import { demoRows } from '../../../../test/demo-categories';
import type { CategoryRoute } from '../../../../lib/routes/category-address';
import { shownAddresses } from './shown-addresses';

const lists = demoRows as CategoryRoute[];

describe('shownAddresses', () => {
  it('returns the page, its lists, and the pages with the carousels', () => {
    const page = { link: '/page/a', categories: ['metro', 'referanslar'] };
    expect(shownAddresses(null, page, lists)).toEqual(['/page/a', '/reference/metro-projeleri', '/', '/about']);
    expect(shownAddresses(page, null, lists)).toEqual(shownAddresses(null, page, lists));
  });

  it('returns the old address of a moved page, and a list that it has left', () => {
    const before = { link: '/page/eski', categories: ['baraj'] };
    expect(shownAddresses(before, { link: '/page/yeni', categories: null }, lists)).toEqual([
      '/page/yeni',
      '/page/eski',
      '/reference/baraj-projeleri',
    ]);
  });
});
