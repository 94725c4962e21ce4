import { pagePaths } from './plain-spelling';
import { redirectionOf, redirectTable } from './redirect-table';

const pages = pagePaths(['/page/jet-grout', '/page/Eigen', '/page/eigen', '/page/ke%C5%9Fif', '/page/ABC']);
const siteUrl = 'https://site.example';

describe('redirect chains', () => {
  const chain = (count: number) =>
    redirectTable(
      Array.from({ length: count }, (_, index) => ({ from: `/s${index}`, to: `/s${index + 1}` })),
      siteUrl,
    );

  test('of up to ten steps are followed', () => {
    expect(redirectionOf(chain(10), '/s0', pages)?.location).toBe('/s10');
    expect(redirectionOf(chain(11), '/s0', pages)).toBeUndefined();
  });

  test('with a temporary redirect are temporary as a whole', () => {
    const statusOf = (...permanent: boolean[]) =>
      redirectionOf(
        redirectTable(
          permanent.map((isOne, index) => ({ from: `/s${index}`, to: `/s${index + 1}`, permanent: isOne })),
          siteUrl,
        ),
        '/s0',
        pages,
      )?.status;
    expect([statusOf(true, true), statusOf(false, true), statusOf(true, false), statusOf(false, false)]).toEqual([
      308, 307, 307, 307,
    ]);
  });

  test('find the next redirect by the path, without query and fragment', () => {
    const rows = [
      { from: '/a', to: '/b?x=1#y' },
      { from: '/b', to: '/c' },
      { from: '/d', to: '/e#y' },
      { from: '/e', to: '/d?x=1' },
    ];
    const both = redirectTable(rows, siteUrl);
    expect(redirectionOf(both, '/a?z=1', pages)?.location).toBe('/c?z=1');
    expect(redirectionOf(both, '/d', pages)).toBeUndefined();
  });

  test('may end at another site', () => {
    const both = redirectTable(
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: 'https://other.example/?x=1' },
      ],
      siteUrl,
    );
    expect(redirectionOf(both, '/a?token=1', pages)?.location).toBe('https://other.example/?x=1');
  });

  test('start from every other name of a page', () => {
    const moved = redirectTable([{ from: '/about', to: '/page/yeni' }], siteUrl);
    for (const path of ['/page/about', '/tr/about', '/tr/page/about']) {
      expect(redirectionOf(moved, path, pages)?.location).toBe('/page/yeni');
    }
  });

  test('back to another spelling of the start are not followed', () => {
    const back = redirectTable([{ from: '/contact', to: '/tr/contact' }], siteUrl);
    expect(redirectionOf(back, '/contact', pages)).toBeUndefined();
  });
});
