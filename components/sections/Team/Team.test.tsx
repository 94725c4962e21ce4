import { act, screen } from '@testing-library/react';

import { stubBrowser } from '@/components/ui/browser-stubs';

import { renderSection } from '../render-section';
import { initials } from './initials';
import { teamFixture } from './Team.fixture';

jest.mock('swiper', () => jest.requireActual<object>('@/components/ui/swiper-stub'));
jest.mock('swiper/modules', () => jest.requireActual<object>('@/components/ui/swiper-stub'));

beforeEach(() => {
  stubBrowser();
});

test.each([
  ['Selin Akbulut', 'SA'],
  ['Dr. Orhan Tezcan', 'OT'],
  ['İpek Çağlar Şen', 'İŞ'],
  ['Nazlı', 'N'],
  ['Dr.', 'D'],
  ['', ''],
])('initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('every account’s link has the person’s name', () => {
  renderSection(teamFixture);
  expect(screen.getByRole('link', { name: 'LinkedIn: Nazlı Örnek' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nazlı Örnek, E-posta' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dr. Orhan Tezcan, www.linkedin.com' })).toBeInTheDocument();
});

test('controls have their space from the first paint, in the page’s language', () => {
  const { unmount } = renderSection(teamFixture);
  expect(screen.getByRole('button', { name: 'Sonraki' })).toBeInTheDocument();
  unmount();
  renderSection(teamFixture, 'en');
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
});

test('one person needs no controls', () => {
  renderSection({ ...teamFixture, list: teamFixture.list.slice(1, 2) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Dr. Orhan Tezcan' })).toBeInTheDocument();
});

test('the team moves on by one every three seconds', async () => {
  jest.useFakeTimers();
  const { reveal } = stubBrowser();
  renderSection(teamFixture);
  const strip = screen.getByRole('list', { name: teamFixture.title });
  const carousel = strip.closest<HTMLElement>('[style]');
  if (!carousel) throw new Error('no carousel');
  await act(async () => reveal(carousel));
  act(() => reveal(strip));
  const firstAfter = (ms: number) => {
    act(() => jest.advanceTimersByTime(ms));
    return carousel.style.getPropertyValue('--first');
  };
  expect(firstAfter(2999)).toBe('1');
  expect(firstAfter(1)).toBe('2');
  expect(firstAfter(2999)).toBe('2');
  expect(firstAfter(1)).toBe('3');
  jest.useRealTimers();
});

test('an account whose icon is not known has the icon of a link', () => {
  const [, person] = teamFixture.list;
  if (!person) throw new Error('the fixture has too few people');
  const account = { title: 'X', link: 'https://x.com/a', icon: 'twitter' };
  renderSection({ ...teamFixture, list: [{ ...person, social_links: [account] }] });
  expect(screen.getByRole('link', { name: /X/ }).querySelector('svg > *')).not.toBeNull();
});
