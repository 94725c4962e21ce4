/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';

import { prepareAhead } from './prepare-ahead';

function setUp() {
  document.body.innerHTML = '<nav><button>Menü</button><p></p><p></p></nav>';
  const ground = document.querySelector('nav') as HTMLElement;
  const prepared: number[] = [];
  const all = [...document.querySelectorAll('p')];
  const preparation = prepareAhead(
    ground,
    () => all,
    (element) => prepared.push(all.indexOf(element as HTMLParagraphElement)),
  );
  const point = (pointerType: string) =>
    fireEvent(ground, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  return { ground, prepared, preparation, point };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is prepared before a mouse or the focus comes near, and nothing for a touch', () => {
  const { prepared, point } = setUp();
  point('touch');
  jest.advanceTimersByTime(5000);
  expect(prepared).toEqual([]);
});

test('everything is prepared once, for a mouse or the keyboard', () => {
  const { ground, prepared, point } = setUp();
  point('mouse');
  fireEvent.focusIn(ground);
  point('mouse');
  jest.advanceTimersByTime(5000);
  expect(prepared).toEqual([0, 1]);
});

test('it starts again after the page has changed, but only if a mouse or the focus came near before', () => {
  const { ground, prepared, preparation } = setUp();
  preparation.again();
  jest.advanceTimersByTime(5000);
  expect(prepared).toEqual([]);
  fireEvent.focusIn(ground);
  jest.advanceTimersByTime(250);
  expect(prepared).toEqual([0]);
  preparation.again();
  jest.advanceTimersByTime(5000);
  expect(prepared).toEqual([0, 0, 1]);
  preparation.again();
  preparation.stop();
  jest.advanceTimersByTime(5000);
  expect(prepared).toEqual([0, 0, 1]);
});
