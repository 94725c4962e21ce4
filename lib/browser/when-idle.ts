/**
 * Calls back when the page has loaded and the browser is idle: for work that must not delay the first paint.
 *
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(callback, { timeout: 2000 });
    else timer = setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
  };
}
