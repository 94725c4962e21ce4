import type { Page } from '@playwright/test';

interface Watched {
  /** Everything a browser complained about: console errors and warnings, exceptions, policy violations, failed requests. */
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
    const scope = window as unknown as { shift: number; reportViolation: (text: string) => void };
    scope.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) scope.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', (event) => {
      scope.reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { complaints };
}

/** The layout shift of the page so far, as a browser counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
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
