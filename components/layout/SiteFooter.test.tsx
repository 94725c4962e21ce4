import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';

import type { ApplicationModel, SocialAccount } from '@/lib/content';
import { translator } from '@/lib/i18n/languages';

import { CurrentYear } from './CurrentYear.client';
import { SiteFooter } from './SiteFooter';

const model: ApplicationModel = {
  isDemo: true,
  menu: [],
  footer: [
    { title: 'Kemerkaya', text: 'Yeraltı yapıları.', submenu: [] },
    { title: 'Kurumsal', text: 'Biz.', submenu: [{ title: 'Hakkımızda', link: '/about' }, { title: 'Yakında' }] },
  ],
  socialAccounts: [
    { name: 'LinkedIn', icon: 'linkedin', link: 'https://linkedin.com/a', color: '#0a66c2', position: 'left' },
  ],
  siteInfo: {
    title: 'Kemerkaya',
    subTitle: 'Tünel',
    phone: '+90 312 000 19 87',
    adress: 'Ankara',
    copyright: 'Kemerkaya A.Ş.',
    email: 'info@kemerkaya.example',
  },
  languages: [],
  categories: [],
  otherKeys: {},
};

function show(change: Partial<ApplicationModel> = {}, newsletter?: string) {
  return render(
    <SiteFooter
      model={{ ...model, ...change }}
      language="tr"
      newsletter={newsletter && <p>{newsletter}</p>}
      t={translator('tr')}
    />,
  );
}

const account = (name: string, rest: Partial<SocialAccount> = {}): SocialAccount => ({
  name,
  icon: 'x',
  link: '/x',
  position: 'left',
  ...rest,
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
});

afterEach(() => jest.useRealTimers());

test('a site of one’s own without a logo does not show that of the demo: its name leads home', async () => {
  const { container } = show({ isDemo: undefined });
  expect(document.querySelector('svg use[href*="logo"]')).toBeNull();
  const heading = screen.getByRole('heading', { name: 'Kemerkaya' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/');
  expect((await axe(container)).violations).toEqual([]);
});

test('it shows the configured content', async () => {
  const { container } = show({}, 'Bülten');
  expect(screen.getByRole('link', { name: 'Kemerkaya, anasayfa' })).toHaveAttribute('href', '/');
  // The site's own item has the site's title, which is shown once.
  expect(screen.getAllByRole('heading', { name: 'Kemerkaya' })).toHaveLength(1);
  for (const text of ['Tünel', 'Yeraltı yapıları.', 'Ankara', 'Bülten']) expect(screen.getByText(text)).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Kurumsal' });
  expect(within(menu).getByRole('link', { name: 'Hakkımızda' })).toHaveAttribute('href', '/about');
  expect(within(menu).getAllByRole('listitem')[1]).toHaveTextContent('Yakında');
  expect(screen.getByRole('link', { name: '0 (312) 000 19 87' })).toHaveAttribute('href', 'tel:+903120001987');
  expect(screen.getByRole('link', { name: 'info@kemerkaya.example' })).toHaveAttribute(
    'href',
    'mailto:info@kemerkaya.example',
  );
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://linkedin.com/a');
  expect(screen.getByText(/^©/)).toHaveTextContent('© 2026 Kemerkaya A.Ş.');
  expect(screen.getByRole('button', { name: 'Çerez tercihleri' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('there are no cells for missing configuration', () => {
  const siteInfo = { title: 'Kemerkaya', subTitle: '', phone: '', adress: '', copyright: '', email: '' };
  const { container } = show({ footer: [], socialAccounts: [], siteInfo });
  expect(container.querySelector('footer')?.childElementCount).toBe(2);
  expect(screen.getByText(/^©/)).toHaveTextContent(/^© 2026$/);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  for (const element of container.querySelectorAll('p, h2, div')) expect(element).not.toBeEmptyDOMElement();
});

test('missing and duplicate titles cause no errors', async () => {
  const submenu = [
    { title: 'Aynı', link: '/a' },
    { title: 'Aynı', link: '/a' },
  ];
  const footer = [
    { title: '', text: '', submenu },
    { title: 'Aynı', text: '', submenu },
    { title: 'Aynı', text: '', submenu },
    { title: 'Söz', text: '', submenu: [] },
    { title: 'Söz', text: '', submenu: [] },
  ];
  const { container } = show({ footer });
  expect(screen.getAllByRole('navigation', { name: 'Aynı' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Aynı' })).toHaveLength(6);
  expect((await axe(container, { rules: { 'landmark-unique': { enabled: false } } })).violations).toEqual([]);
});

describe('social accounts', () => {
  const names = () => within(screen.getByText('Sosyal hesaplar').parentElement as HTMLElement).getAllByRole('link');

  test('those on the right come after those on the left', () => {
    show({
      socialAccounts: [
        account('A', { position: 'right' }),
        account('B'),
        account('C', { position: 'right' }),
        account('D'),
      ],
    });
    expect(names().map((link) => link.getAttribute('aria-label'))).toEqual(['B', 'D', 'A', 'C']);
  });

  test('an account with an unknown icon shows its name', () => {
    show({ socialAccounts: [account('Mastodon', { icon: 'no-such-icon' })] });
    expect(screen.getByText('Mastodon')).toBeVisible();
  });

  test('their colours suit the footer of the brand', () => {
    const socialAccounts = [account('X', { color: '#1c1f20' })];
    const colors = () => names()[0]?.getAttribute('style');
    const { unmount } = show({ socialAccounts });
    expect(colors()).toBe('--icon: #1c1f20;');
    unmount();
    show({ socialAccounts, brand: { theme: 'architectural', colors: {} } });
    expect(colors()).toContain('--ground: #1c1f20');
  });

  test('thirty accounts with one name and address all show, and the policy still fits its header', () => {
    const socialAccounts = Array.from({ length: 30 }, (_, index) => account('X', { color: `#0000${index + 10}` }));
    show({ socialAccounts });
    expect(names()).toHaveLength(30);
    expect(names().filter((link) => link.hasAttribute('style'))).toHaveLength(12);
  });
});

describe('the year', () => {
  /** Serves a page made in 2026, opened at a given time of the browser. */
  async function open(time: string) {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<CurrentYear made={2026} />);
    expect(page).toHaveTextContent('2026');
    jest.setSystemTime(new Date(time));
    await act(async () => hydrateRoot(page, <CurrentYear made={2026} />));
    const shown = page.textContent;
    page.remove();
    return shown;
  }

  test('changes at midnight in İstanbul, in a page made before', async () => {
    expect(await open('2026-12-31T20:59:59Z')).toBe('2026');
    expect(await open('2026-12-31T21:00:00Z')).toBe('2027');
  });

  test('ignores a clock that is behind', async () => {
    expect(await open('2019-06-01T00:00:00Z')).toBe('2026');
  });
});
