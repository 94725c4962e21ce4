import { render, screen, within } from '@testing-library/react';

import { demoPage, photo } from '@/components/gallery/demo-content';
import { stubBrowser } from '@/components/ui/browser-stubs';

import { PageCarousels } from './PageCarousels';

const pages = [demoPage(1, { image: photo }), demoPage(2, { color: '#2f5d73' }), demoPage(3)];

function showCards(title: string) {
  stubBrowser();
  render(<PageCarousels carousels={{ technologies: pages, references: pages }} firstStation={1} language="tr" />);
  return within(screen.getByRole('region', { name: title })).getAllByRole('link');
}

const pictureOf = (card: HTMLElement | undefined) => card?.querySelector('img')?.getAttribute('src');
const hasDrawing = (card: HTMLElement | undefined) => card?.querySelector('.drawn') !== null;

test.each(['Teknoloji ve Uygulamalar', 'Referanslar'])(
  'each card of ‘%s’ shows the picture of its page, or the drawing that stands in for one',
  (title) => {
    const cards = showCards(title);
    expect(cards).toHaveLength(3);
    expect(pictureOf(cards[0])).toContain('dam-spillway');
    expect(cards.slice(1).map(pictureOf)).toEqual([undefined, undefined]);
    expect(cards.map(hasDrawing)).toEqual([false, true, true]);
  },
);

test('without cards there is no carousel', () => {
  stubBrowser();
  render(<PageCarousels carousels={{ technologies: [], references: pages }} firstStation={1} language="tr" />);
  expect(screen.queryByRole('region', { name: 'Teknoloji ve Uygulamalar' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Referanslar' })).toBeInTheDocument();
});

test.each(['de', 'tr'] as const)(
  'on /de, with content in %s, the title of each list has its own language',
  (content) => {
    stubBrowser();
    const titles = { technologies: 'Teknolojilerimiz', references: 'Referenzen' };
    const carousels = { technologies: pages, references: pages, titles, foreign: { technologies: 'tr' as const } };
    render(
      <main lang={content}>
        <PageCarousels carousels={carousels} firstStation={1} language="de" contentLanguage={content} />
      </main>,
    );
    const languageOf = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('[lang]')?.getAttribute('lang');
    expect([languageOf('Teknolojilerimiz'), languageOf('Referenzen')]).toEqual(['tr', 'de']);
  },
);
