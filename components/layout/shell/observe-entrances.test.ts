/** @jest-environment jsdom */
import { observeEntrances } from './observe-entrances';

type Seen = Partial<IntersectionObserverEntry> & { target: Element };

let notifyObserver: (seen: Seen[]) => void;
let watched: Set<Element>;

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    notifyObserver = (seen) => callback(seen as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
  observe = (element: Element) => watched.add(element);
  unobserve = (element: Element) => watched.delete(element);
  disconnect = () => watched.clear();
}

/** The position of an element, in pixels from the window's top. */
const at = (target: Element, top: number): Seen => ({
  target,
  isIntersecting: top >= 0 && top < window.innerHeight * 0.92,
  boundingClientRect: new DOMRect(0, top, 100, 10),
});

const state = (element: Element) => (element as HTMLElement).dataset.entered;

beforeEach(() => {
  watched = new Set();
  Object.assign(window, {
    IntersectionObserver: Observer,
    DOMRect: class {
      constructor(
        public left: number,
        public top: number,
      ) {}
    },
  });
  document.body.innerHTML = `
    <section data-section="hero"><p data-entrance="fade"></p></section>
    <section data-section="about"><p data-entrance="fade"></p><p data-entrance="slide"></p></section>
    <section data-section="team"><p data-entrance="scale"></p></section>`;
});

test('elements below the window wait and enter once; visible ones are unchanged', () => {
  observeEntrances(document);
  const [above, edge, below] = [...watched] as [Element, Element, Element];
  expect([...watched]).toHaveLength(3);
  notifyObserver([at(above, -50), at(edge, window.innerHeight - 5), at(below, window.innerHeight)]);
  expect([above, edge, below].map(state)).toEqual([undefined, undefined, 'not']);
  expect([...watched]).toEqual([below]);
  // Scrolled past it in one step, and back.
  notifyObserver([at(below, -300)]);
  expect(state(below)).toBe('not');
  notifyObserver([at(below, 100)]);
  expect(state(below)).toBe('now');
  expect(watched.size).toBe(0);
});

test('nothing stays hidden after leaving the page', () => {
  const stop = observeEntrances(document);
  const [first] = [...watched] as [Element];
  notifyObserver([at(first, 5000)]);
  stop();
  expect(state(first)).toBeUndefined();
});
