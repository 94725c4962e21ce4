import { render, screen } from '@testing-library/react';

import type { ApplicationModel, MenuItem } from '@/lib/content';

import { Breadcrumb } from './Breadcrumb';

const item = (title: string, link?: string, dropdown: MenuItem[] = []): MenuItem => ({
  title,
  link,
  dropdown,
  megamenu: [],
});
const model = {
  categories: [],
  menu: [item('Kurumsal', '/about', [item('Belgeler', undefined, [item('KVKK', '/page/kvkk')])])],
} as unknown as ApplicationModel;

const show = (isHeading: boolean) =>
  render(
    <Breadcrumb
      page={{ title: 'KVKK metni' }}
      isHeading={isHeading}
      path="/page/kvkk"
      model={model}
      language="tr"
      contentLanguage="tr"
    />,
  );

test('the breadcrumb has the menu’s items and ends with the page', () => {
  show(false);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(screen.getByRole('navigation', { name: 'Sayfa yolu' })).toBeInTheDocument();
  expect(steps).toEqual(['Anasayfa', 'Kurumsal', 'Belgeler', 'KVKK metni']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/about']);
  expect(screen.getByText('KVKK metni')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('it is the page’s heading if there is no other', () => {
  show(true);
  expect(screen.getByRole('heading', { level: 1, name: 'KVKK metni' })).toBeInTheDocument();
});

test('a step with a title in another language is marked', () => {
  const menu = [{ ...item('Kurumsal', '/en/about', [item('Notice', '/en/page/kvkk')]), foreign: { title: 'tr' } }];
  render(
    <Breadcrumb
      page={{ title: 'Notice' }}
      isHeading={false}
      path="/page/kvkk"
      model={{ ...model, menu } as ApplicationModel}
      language="en"
      contentLanguage="en"
    />,
  );
  expect(screen.getByRole('link', { name: 'Kurumsal' }).closest('[lang]')).toHaveAttribute('lang', 'tr');
  expect(screen.getByRole('link', { name: 'Home' }).closest('[lang]')).toHaveAttribute('lang', 'en');
});
