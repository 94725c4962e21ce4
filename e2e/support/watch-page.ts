import { expect, type Page } from '@playwright/test';

interface Watched {
  /**
   * Everything a browser complained about: console errors and warnings, exceptions, policy violations, failed requests.
   */
  complaints: string[];
}

/** Listens to a page from before its first byte. */
export async function watchPage(page: Page): Promise<Watched> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    // Where no script may run, an observer that is called is one of the browser's complaints.
    const sandbox = window.frameElement?.getAttribute('sandbox');
    if (typeof sandbox === 'string' && !sandbox.split(' ').includes('allow-scripts')) return;
    const scope = window as unknown as { shifts: string[]; reportViolation: (text: string) => void };
    scope.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const nodes = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120),
        );
        scope.shifts.push(`${value}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', (event) => {
      scope.reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { complaints };
}

/** What has moved on the page so far without being asked to, as a browser counts layout shift. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Scrolls to the end step by step, so that lazy pictures and islands load, and waits until the network rests. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Goes back to the top, as it was at first. The header leaves its raised place a frame later, and until then covers a
 * part of what is above it.
 */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('header[data-scroll]')).toHaveCount(0);
}
