import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { axe } from 'jest-axe';

import type { ApplicationModel } from '@/lib/content';

import { PreparingPage } from './PreparingPage';

const empty: ApplicationModel = {
  ...{ menu: [], footer: [], socialAccounts: [], languages: [], categories: [], otherKeys: {} },
  siteInfo: { title: 'Website', isUnnamed: true, subTitle: '', phone: '', adress: '', copyright: '', email: '' },
};
const known: ApplicationModel = {
  ...empty,
  siteInfo: {
    ...empty.siteInfo,
    isUnnamed: undefined,
    title: 'Acme',
    phone: '+90 312 555 01 00',
    email: 'a@b.example',
  },
  languages: [
    { code: 'tr', name: 'Türkçe' },
    { code: 'en', name: 'English' },
  ],
};

test('an empty site says that it is being prepared, and nothing else', async () => {
  const { container } = render(<PreparingPage model={empty} language="en" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This site is being prepared');
  expect(container).not.toHaveTextContent('Website');
  expect(screen.queryByRole('link')).toBeNull();
  // The layout holds back the first paint until there is one.
  expect(container.querySelector('#footer')).not.toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('the name, the languages and the contact data are shown once they are known', async () => {
  const { container } = render(<PreparingPage model={known} language="tr" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bu site hazırlanıyor');
  expect(screen.getByText('Acme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'a@b.example' })).toHaveAttribute('href', 'mailto:a@b.example');
  expect(screen.getByRole('link', { name: 'EN English' })).toHaveAttribute('href', '/en');
  expect((await axe(container)).violations).toEqual([]);
});

test('a site with a menu, but without a home page, keeps its header and footer', () => {
  const menu = [{ title: 'Hakkımızda', link: '/about', dropdown: [], megamenu: [] }];
  document.body.innerHTML = renderToStaticMarkup(<PreparingPage model={{ ...known, menu }} language="tr" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bu site hazırlanıyor');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hakkımızda' })).toBeInTheDocument();
});
