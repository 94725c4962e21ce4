import { makeInertOutOfView } from './inert-out-of-view';

let seen: (entries: { target: Element; intersectionRatio: number }[]) => void;
class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
  constructor(callback: typeof seen) {
    seen = callback;
  }
}

test('a slide that leaves the view with the focus hands it to the strip, where the arrow keys go on', () => {
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = '<div tabindex="0"><p><a href="/a">A</a></p><p><a href="/b">B</a></p></div>';
  const track = document.querySelector('div') as HTMLElement;
  const [first, second] = [...track.querySelectorAll('p')];
  if (!first || !second) throw new Error('two slides');
  makeInertOutOfView(track, [first, second]);
  first.querySelector('a')?.focus();
  seen([
    { target: first, intersectionRatio: 0.2 },
    { target: second, intersectionRatio: 1 },
  ]);
  expect(track).toHaveFocus();
  expect([first.inert, second.inert]).toEqual([true, false]);
});
