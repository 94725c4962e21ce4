/** @jest-environment jsdom */
import { placePanels } from './place-panel';

const window1000 = { width: 1000, height: 800 };

/** A panel with a layout, because jsdom has none. */
function panel(kind: 'mega' | 'simple' | 'wide', box: Partial<DOMRect>, parent: HTMLElement = document.body) {
  const element = document.createElement('div');
  element.dataset.panel = kind;
  element.getBoundingClientRect = () => ({ left: 0, right: 0, top: 0, bottom: 0, ...box }) as DOMRect;
  parent.append(element);
  return element;
}

const shift = (element: HTMLElement) => element.style.getPropertyValue('--shift');
const lift = (element: HTMLElement) => element.style.getPropertyValue('--lift');

beforeEach(() => {
  document.body.innerHTML = '';
  Object.defineProperty(document.documentElement, 'clientWidth', { value: window1000.width, configurable: true });
  Object.assign(window, { innerHeight: window1000.height });
});

afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});

test.each([
  ['mega', 975, ''],
  ['mega', 976, '-1px'],
  ['mega', 1100, '-125px'],
  ['simple', 990, ''],
  ['simple', 991, '-1px'],
  ['simple', 1100, '-110px'],
  // It is as wide as the bar.
  ['wide', 1000, ''],
] as const)('a %s panel that ends at %i px of 1000 moves by %j', (kind, right, expected) => {
  const element = panel(kind, { left: 300, right });
  placePanels([element]);
  expect(shift(element)).toBe(expected);
});

test.each([
  ['mega', 10, 1010, '15px'],
  ['simple', -30, 1010, '40px'],
] as const)('a %s panel that is wider than the window starts at its margin', (kind, left, right, expected) => {
  const element = panel(kind, { left, right });
  placePanels([element]);
  expect(shift(element)).toBe(expected);
});

test.each([
  ['to the left', { left: 500, right: 990 }, { left: 500, right: 991 }],
  // From right to left.
  ['to the right', { left: 10, right: 300 }, { left: 9, right: 300 }],
])('a panel beside an item opens %s where it would come closer than 10 px to the edge', (_side, near, nearer) => {
  const outer = panel('simple', { left: 300, right: 500 });
  const [fits, reachesOut] = [panel('simple', near, outer), panel('simple', nearer, outer)];
  placePanels([outer, fits, reachesOut]);
  expect([fits.dataset.side, reachesOut.dataset.side]).toEqual([undefined, 'before']);
});

test('a panel beside an item moves up until 10 px are left below it', () => {
  const outer = panel('simple', { left: 300, right: 500 });
  const [fits, low] = [panel('simple', { bottom: 790 }, outer), panel('simple', { bottom: 860 }, outer)];
  placePanels([outer, fits, low]);
  expect([lift(fits), lift(low)]).toEqual(['', '-70px']);
});

test('a panel that is placed again does not keep its old offset', () => {
  const element = panel('simple', { left: 300, right: 1100 });
  placePanels([element]);
  element.getBoundingClientRect = () => ({ left: 300, right: 900 }) as DOMRect;
  placePanels([element]);
  expect(shift(element)).toBe('');
});
