import { act, fireEvent, render, screen } from '@testing-library/react';

import { BrandPreview } from './BrandPreview.client';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const adminOrigin = 'https://admin.example';
const post = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }));
const message = (data: object) => ({ type: 'payload-live-preview', data });

const sheets: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockReset();
  sheets.length = 0;
  // jsdom has no constructed style sheets.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = (css: string) => void sheets.push(css);
    },
  });
});

afterEach(() => jest.useRealTimers());

const show = (css = ':root{--base:#fff}', problems: string[] = []) =>
  render(<BrandPreview home="/en" {...{ adminOrigin, css, problems }} replaced=":root{--base:#000}" />);

const asked = () => (replace.mock.calls as [string][]).map(([address]) => new URLSearchParams(address));

test('what is typed in the form is asked for once, when the typing pauses', () => {
  show();
  post(adminOrigin, message({ theme: 'editorial', colors: { accent: '#8' }, id: 1, _status: 'draft' }));
  const facts = { weights: [400, 700] };
  const last = {
    theme: 'editorial',
    colors: { accent: '#8a2f2b', ink: '' },
    logo: { id: 7, url: '/x' },
    fonts: { own: 3, pairing: null, ownFacts: facts },
  };
  post(adminOrigin, message(last));
  act(() => void jest.advanceTimersByTime(200));
  expect(asked()).toHaveLength(1);
  expect(JSON.parse(asked()[0]?.get('values') ?? '')).toEqual({
    theme: 'editorial',
    colors: { accent: '#8a2f2b' },
    fonts: { own: 3 },
    logo: 7,
  });
});

test('other origins and other messages change nothing', () => {
  show();
  post('https://evil.example', message({ theme: 'technical' }));
  for (const data of [null, 'x', { type: 'payload-document-event' }, { type: 'payload-live-preview' }])
    post(adminOrigin, data);
  act(() => void jest.advanceTimersByTime(200));
  expect(replace).not.toHaveBeenCalled();
});

test('the style of the form replaces the published one, and its fonts are shown when they come', () => {
  const published = document.head.appendChild(document.createElement('style'));
  published.textContent = ':root{--base:#000}';
  const { unmount } = show('@font-face{font-display:optional}');
  expect(sheets).toEqual(['@font-face{font-display:swap}']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(published.sheet?.disabled).toBe(true);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(published.sheet?.disabled).toBe(false);
  published.remove();
});

test('a link leads to the same page in the preview, and to no page that is not the site’s', () => {
  render(
    <>
      <BrandPreview home="/en" {...{ adminOrigin }} css="" replaced="" problems={[]} />
      <a href="/en/page/jet-grout">Jet grout</a>
      <a href="/en/about">About</a>
      <a href="https://other.example/en/about">Elsewhere</a>
      <a href="/about">Türkçe</a>
      <a href="/english">No page</a>
      <a href="/en">Home</a>
    </>,
  );
  for (const name of ['Jet grout', 'About', 'Elsewhere', 'Türkçe', 'No page', 'Home'])
    expect(fireEvent.click(screen.getByText(name))).toBe(false);
  expect(asked().map((query) => query.get('page'))).toEqual(['jet-grout', 'about', 'homepage']);
});

test('what would be refused is said', () => {
  show('', ['Metin, zemin ile okunamaz']);
  expect(screen.getByRole('status')).toHaveTextContent('Metin, zemin ile okunamaz');
});
