type Callback = IntersectionObserverCallback;

/** Browser features that jsdom lacks, for tests: nothing is in view until `reveal` is called. */
export function stubBrowser({ prefersStillness = false } = {}) {
  const watchers = new Map<Element, Set<[Callback, IntersectionObserver]>>();

  class Observer {
    readonly #callback: Callback;
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const those = watchers.get(target) ?? new Set();
      watchers.set(target, those.add([this.#callback, this as unknown as IntersectionObserver]));
    }
    disconnect() {
      for (const those of watchers.values()) {
        for (const one of those) if (one[1] === (this as unknown)) those.delete(one);
      }
    }
  }

  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: prefersStillness && query.includes('reduced-motion'),
      media: query,
    }) as unknown as MediaQueryList;

  return {
    /** Brings an element into view for all current observers. */
    reveal: (target: Element) => {
      for (const [callback, observer] of [...(watchers.get(target) ?? [])]) {
        callback(
          [{ target, isIntersecting: true, intersectionRatio: 1 } as unknown as IntersectionObserverEntry],
          observer,
        );
      }
    },
  };
}
