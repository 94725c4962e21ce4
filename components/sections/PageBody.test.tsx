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
