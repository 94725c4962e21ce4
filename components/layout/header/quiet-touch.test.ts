import { fireEvent } from '@testing-library/dom';

import { keepTouchQuiet } from './quiet-touch';

const heard = jest.fn();
const all = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click'] as const;

let stop: () => void;

const button = () => document.querySelector('header button') as HTMLElement;

/** The events of a tap in a browser: their pointer type, and the source of mouse events. */
function tap(element: Element, kind: 'touch' | 'mouse'): void {
  for (const type of all) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const isPointer = type.startsWith('pointer') || type === 'click';
    if (isPointer) Object.assign(event, { pointerType: kind });
    if (type.startsWith('mouse')) Object.assign(event, { sourceCapabilities: { firesTouchEvents: kind === 'touch' } });
    if (kind === 'touch' || !type.startsWith('touch')) fireEvent(element, event);
  }
}

beforeEach(() => {
  heard.mockReset();
  document.body.innerHTML = '<header><button>Menü</button></header><main><button>Sekme</button></main>';
  for (const type of all) document.addEventListener(type, heard, { capture: true });
  stop = keepTouchQuiet(document.querySelector('header') as HTMLElement);
});

afterEach(() => {
  stop();
  for (const type of all) document.removeEventListener(type, heard, { capture: true });
});

const types = () => (heard.mock.calls as [Event][]).map(([event]) => event.type);

test('of a tap in the element only the touch and the click are dispatched', () => {
  tap(button(), 'touch');
  expect(types()).toEqual(['pointerdown', 'touchstart', 'click']);
});

test('mouse events and taps elsewhere are not changed', () => {
  tap(button(), 'mouse');
  expect(types()).toEqual(['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']);
  heard.mockReset();
  tap(document.querySelector('main button') as HTMLElement, 'touch');
  expect(types()).toEqual([...all]);
});

test('after it is stopped all events are dispatched', () => {
  stop();
  tap(button(), 'touch');
  expect(types()).toEqual([...all]);
});
