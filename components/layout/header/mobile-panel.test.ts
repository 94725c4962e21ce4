/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/dom';

import { attachMobilePanel } from './mobile-panel';

const element = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;

let detach: () => void;

beforeEach(() => {
  Object.assign(window, { matchMedia: () => new EventTarget() });
  document.body.innerHTML = `
    <header><details><summary>Menü</summary></details><a href="/">Anasayfa</a></header>
    <main></main>
    <dialog></dialog>`;
  detach = attachMobilePanel(element('details'), element('header'), false);
});

afterEach(() => {
  detach();
  jest.restoreAllMocks();
});

async function open(): Promise<void> {
  const toggled = new Promise((resolve) => element('details').addEventListener('toggle', resolve, { once: true }));
  element<HTMLDetailsElement>('details').open = true;
  await toggled;
}

test('Escape closes the panel wherever the focus is, and returns it to the button', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(element<HTMLDetailsElement>('details').open).toBe(false);
  expect(element('summary')).toHaveFocus();
  // A key right afterwards must find the old state of the page.
  expect(element<HTMLElement>('main').inert).toBe(false);
});

test('elements added while the panel is open are inert, a dialog above it is not', async () => {
  await open();
  const banner = document.createElement('section');
  document.body.append(banner);
  await Promise.resolve();
  expect(banner.inert).toBe(true);
  expect(element<HTMLElement>('main').inert).toBe(true);
  expect(element<HTMLElement>('dialog').inert).not.toBe(true);
});

test('the page stops scrolling after the panel is shown, until it closes', async () => {
  await open();
  expect(document.documentElement).not.toHaveAttribute('data-menu', 'open');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-menu', 'open'));
  expect(element<HTMLElement>('main').inert).toBe(true);
  detach();
  // Without script, CSS locks the scroll.
  expect(document.documentElement).not.toHaveAttribute('data-menu');
  expect(element<HTMLElement>('main').inert).toBe(false);
});

test('Tab goes round between the first control and the last, past the languages in a closed list', async () => {
  // As in Chrome, which lays out what a closed `details` has. jsdom lays out nothing.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  element('header').insertAdjacentHTML(
    'beforeend',
    '<details id="languages"><summary>Türkçe</summary><ul><li><a href="/en">English</a></li></ul></details>',
  );
  await open();
  const press = (shiftKey: boolean) => fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey });
  const menuButton = element<HTMLElement>('summary');
  menuButton.focus();
  press(true);
  expect(element('#languages summary')).toHaveFocus();
  press(false);
  expect(menuButton).toHaveFocus();
  element<HTMLDetailsElement>('#languages').open = true;
  press(true);
  expect(element('#languages a')).toHaveFocus();
});
