import { modalClose, modalOpen, routeChange } from '@/lib/browser/site-events';

import { initialLayout, type LayoutStore } from './layout-store';

/** How long after the page has loaded the footer is measured, in milliseconds. */
const footerDelay = 1000;

const header = () => document.querySelector<HTMLElement>('body > header');
const footer = () => document.querySelector<HTMLElement>('body > footer');

function logoOfPage() {
  const { style } = header()?.querySelector<HTMLElement>('a') ?? {};
  const value = (name: string) => style?.getPropertyValue(name) || undefined;
  return { color: value('--logo-color'), background: value('--logo-bg') };
}

/**
 * Updates the layout store and the custom properties `--vh` (the window's inner height), `--header-h` and `--footer-h`,
 * which sections of one's own may use: the site's use `100dvh`.
 * Sizes are read right after a layout (`ResizeObserver`) or once per frame, so that no script forces a layout.
 *
 * @returns a function that stops it
 */
export function observeLayout(store: LayoutStore): () => void {
  const root = document.documentElement;
  const listening = new AbortController();
  const { signal } = listening;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;

  const setHeight = () => {
    frame = 0;
    root.style.setProperty('--vh', `${window.innerHeight}px`);
  };
  const sizes = new ResizeObserver((entries) => {
    setHeight();
    for (const { target, borderBoxSize } of entries) {
      const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
      const isHeader = target === header();
      store.write(isHeader ? { headerHeight: height } : { footerHeight: height });
      root.style.setProperty(isHeader ? '--header-h' : '--footer-h', `${height}px`);
    }
  });
  /** The frame is a new element on every page. */
  const observe = () => {
    sizes.disconnect();
    clearTimeout(timer);
    const bar = header();
    if (bar) sizes.observe(bar);
    else setHeight();
    store.write({ logo: logoOfPage() });
    timer = setTimeout(() => {
      const foot = footer();
      if (foot) sizes.observe(foot);
    }, footerDelay);
  };

  let open = 0;
  const count = (change: number) => () => {
    open = Math.max(0, open + change);
    store.write({ isModalOpen: open > 0 });
  };
  window.addEventListener('resize', () => (frame ||= requestAnimationFrame(setHeight)), { signal });
  window.addEventListener(modalOpen, count(1), { signal });
  window.addEventListener(modalClose, count(-1), { signal });
  window.addEventListener(
    routeChange,
    () => {
      open = 0;
      store.write({ isModalOpen: false, modal: initialLayout.modal });
    },
    { signal },
  );
  const pages = new MutationObserver(observe);
  pages.observe(document.body, { childList: true });
  observe();
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    sizes.disconnect();
    pages.disconnect();
  };
}
