/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { attachLanguageList } from './language-list';

const element = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
const list = () => element<HTMLDetailsElement>('nav > details');

let detach: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <nav><details open><summary tabindex="0">Türkçe</summary><a href="/de">Deutsch</a></details></nav>
    </header>
    <main><button>Gönder</button></main>`;
  detach = attachLanguageList(element('header'));
});

afterEach(() => detach());

test('Escape closes the list of languages and returns the focus to its button', async () => {
  element('a').focus();
  await userEvent.keyboard('{Escape}');
  expect(list()).toHaveProperty('open', false);
  expect(element('summary')).toHaveFocus();
});

test('Escape elsewhere closes it and leaves the focus where it is', async () => {
  fireEvent.pointerDown(element('a'));
  expect(list()).toHaveProperty('open', true);
  await userEvent.keyboard('{Escape}');
  expect(list()).toHaveProperty('open', false);
  expect(document.body).toHaveFocus();
});

test('a press elsewhere closes it', () => {
  fireEvent.pointerDown(element('main'));
  expect(list()).toHaveProperty('open', false);
});

test('it closes when the focus leaves it', async () => {
  element('summary').focus();
  await userEvent.tab();
  expect(list()).toHaveProperty('open', true);
  await userEvent.tab();
  expect(element('button')).toHaveFocus();
  expect(list()).toHaveProperty('open', false);
});

test('a header with few languages has no list', () => {
  document.body.innerHTML = '<header><nav><ul></ul></nav></header>';
  expect(() => attachLanguageList(element('header'))()).not.toThrow();
});
