/** @jest-environment jsdom */
import { showSection } from './show-section';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  document.body.innerHTML = '<div data-edit="old-1"></div>';
  Element.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    shown.push(this.dataset.edit ?? '');
  };
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

test('a section that is there is shown at once, another one when it is rendered', async () => {
  showSection('old-1');
  expect(shown).toEqual(['old-1']);
  showSection('new-1');
  expect(shown).toHaveLength(1);
  document.body.insertAdjacentHTML('beforeend', '<div data-edit="new-1"></div>');
  await Promise.resolve();
  expect(shown).toEqual(['old-1', 'new-1']);
});
