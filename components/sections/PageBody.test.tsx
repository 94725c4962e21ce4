import { render, screen } from '@testing-library/react';

import { demoModel } from '@/components/gallery/demo-content';
import type { Page } from '@/lib/content';

import type { Section } from './definitions';
import { PageBody } from './PageBody';

const about = (id: string, title?: string): Section => ({
  id,
  type: 'about',
  order: 1,
  title,
  description: '<p>a</p>',
});

function renderPage(sections: Section[], extraBlock?: Page['extraBlock']): string[] {
  const page = { pageKey: 'baraj', title: 'Baraj', link: '/page/baraj', sections, extraBlock } as unknown as Page;
  render(<PageBody page={page} path="/page/baraj" model={demoModel} language="tr" />);
  return screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent ?? '');
}

test.each<[string, Section[]]>([
  ['no section', []],
  ['a section without a heading', [about('a')]],
  ['a section with a heading', [about('a', 'Hakkında')]],
  ['a heading further down', [about('a'), about('b', 'Hakkında')]],
  ['a cover further down', [about('a'), { id: 'h', type: 'hero', order: 2, title: 'Kapak' }]],
])('the title of a page with %s is its only h1', (_what, sections) => {
  expect(renderPage(sections)).toEqual(['Baraj']);
});

test('so it is when the extra block is all there is', () => {
  expect(renderPage([], { kind: 'sections', sections: [about('a', 'Hakkında')] })).toEqual(['Baraj']);
});

test('a title section, a cover at the top and a heading that is the title name the page themselves', () => {
  expect(
    renderPage([{ id: 't', type: 'pageTitle', order: 1, title: 'Baraj işleri', pageHeaderHeight: '450px' }]),
  ).toEqual(['Baraj işleri']);
  document.body.replaceChildren();
  expect(renderPage([{ id: 'h', type: 'hero', order: 1, title: 'Kapak' }, about('a', 'Hakkında')])).toEqual(['Kapak']);
  document.body.replaceChildren();
  expect(renderPage([about('a', 'Baraj')])).toEqual(['Baraj']);
});

test('a section in the preview has the heading that it has on its page', () => {
  const page = { pageKey: 'baraj', title: 'Baraj', link: '/page/baraj', sections: [about('a', 'Hakkında')] };
  render(<PageBody page={page as unknown as Page} path="/page/baraj" model={demoModel} language="tr" isBare />);
  expect(screen.getByRole('heading', { name: 'Hakkında' }).tagName).toBe('H2');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

const ownPage = (pageKey: string, sections: Section[], more: Partial<Page> = {}) =>
  ({ pageKey, title: 'Sayfanın adı', link: '/', sections, ...more }) as unknown as Page;

const untitledForm: Section = { id: 'c', type: 'contactForm', order: 1 };
const untitledAbout: Section = { id: 'm', type: 'mainAbout', order: 1, description: '<p>a</p>', list: [] };

test.each<[string, string, Section[]]>([
  ['the contact page, whose form has no title,', 'contact', [untitledForm]],
  ['the about page, whose section has no title,', 'about', [untitledAbout]],
  ['the home page without a cover', 'homepage', []],
])('the title of %s is its h1', (_what, pageKey, sections) => {
  render(<PageBody page={ownPage(pageKey, sections)} path="/" model={demoModel} language="tr" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sayfanın adı');
});

test('a section with a title names the home, about or contact page itself', () => {
  const page = ownPage('contact', [untitledForm, { ...untitledForm, id: 'd', title: 'Bize yazın' }]);
  render(<PageBody page={page} path="/contact" model={demoModel} language="tr" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bize yazın');
});

test('a Turkish title above translated sections is marked as Turkish', () => {
  const page = ownPage('about', [untitledAbout], { titleLanguage: 'tr', contentLanguage: 'en' });
  render(<PageBody page={page} path="/about" model={demoModel} language="en" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'tr');
});

test('the preview of a section shows no title of the page', () => {
  render(<PageBody page={ownPage('about', [untitledAbout])} path="/about" model={demoModel} language="tr" isBare />);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});
