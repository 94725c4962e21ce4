/** @jest-environment jsdom */
import { watchIntent } from './prefetch-on-intent';

const wanted: string[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  wanted.length = 0;
  document.body.innerHTML = '<a id="a" href="/a"><b>A</b></a><a id="b" href="/b">B</a><a id="c">C</a><p>text</p>';
  stop = watchIntent(({ href }) => wanted.push(new URL(href).pathname));
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

const send = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('a link that the pointer rests on is about to be followed', () => {
  send('#a b', 'pointerover');
  jest.advanceTimersByTime(79);
  expect(wanted).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(wanted).toEqual(['/a']);
});

test('a link that the pointer passes over is not', () => {
  send('#a', 'pointerover');
  send('#b', 'pointerover');
  send('p', 'pointerover');
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});

test('a touch counts at once, the focus as a pointer does, and each link once', () => {
  send('#b', 'pointerdown');
  expect(wanted).toEqual(['/b']);
  send('#a', 'focusin');
  jest.advanceTimersByTime(80);
  send('#b', 'pointerover');
  jest.advanceTimersByTime(80);
  expect(wanted).toEqual(['/b', '/a']);
});

test('what is no link leads nowhere', () => {
  send('#c', 'pointerdown');
  expect(wanted).toEqual([]);
});

test('visitors who save data fetch nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  send('#a', 'pointerdown');
  expect(wanted).toEqual([]);
});

test('once stopped, nothing is announced, also not what was waiting', () => {
  send('#a', 'pointerover');
  stop();
  send('#b', 'pointerdown');
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});
