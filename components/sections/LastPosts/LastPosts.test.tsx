import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { stubBrowser } from '@/components/ui/browser-stubs';

import { renderSection } from '../render-section';
import { lastPostsFixture } from './LastPosts.fixture';

beforeEach(() => {
  stubBrowser();
});

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('a post links to the base path and its id, with its date day first', () => {
  const { unmount } = renderSection(lastPostsFixture);
  expect(screen.getByRole('link', { name: /Yeldere/ })).toHaveAttribute(
    'href',
    '/page/haber-yeldere-baraji-perde-enjeksiyonu',
  );
  expect(screen.getByText('03.06.2026')).toHaveAttribute('datetime', '2026-06-03');
  unmount();
  renderSection({ ...lastPostsFixture, basePath: undefined }, 'en');
  expect(screen.getByRole('link', { name: /Çimento/ })).toHaveAttribute(
    'href',
    '/en/page/haber-curuflu-puskurtme-beton',
  );
});

test.each([
  ['/haberler/', '2024/temel', '/haberler/2024/temel'],
  ['/haberler/', 'kalıp & beton?', '/haberler/kal%C4%B1p%20%26%20beton%3F'],
  ['/haberler/', '../../admin', '/haberler/admin'],
  ['/haberler/', './a//b/..', '/haberler/a/b'],
  ['/haberler/', '//evil.example/x', '/haberler/evil.example/x'],
  // A page of this site, whose key is one segment of its address.
  ['/page/', '2024/temel', '/page/2024%2Ftemel'],
  ['/en/page/', '2024/temel', '/en/page/2024%2Ftemel'],
  ['/page/', '..', '/page/'],
])('below %s, the id %s links to %s', (basePath, id, address) => {
  renderSection({ ...lastPostsFixture, basePath, list: [{ ...lastPostsFixture.list[0], id }] });
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});

test('a filter shows the posts of its topic, is marked alone, and says how many there are', async () => {
  const user = userEvent.setup();
  renderSection(lastPostsFixture);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Tümü');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Şantiye' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Şantiye');
  expect(titles()).toEqual(['Yeldere Barajı’nda perde enjeksiyonu tamamlandı', '2025 İSG sonuçları']);
  expect(screen.getByRole('status')).toHaveTextContent('2 yazı gösteriliyor.');
  await user.click(screen.getByRole('button', { name: 'Tümü' }));
  expect(titles()).toHaveLength(3);
});

test('posts of a single topic need no filter', () => {
  const list = lastPostsFixture.list.map((post) => ({ ...post, category: ['Şantiye'] }));
  renderSection({ ...lastPostsFixture, list });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
