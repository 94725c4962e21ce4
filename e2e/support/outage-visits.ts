import { expect } from '@playwright/test';

/** The site itself ends what has not begun after 9.5 seconds (`server/limit-wait.ts`); milliseconds. */
const longestWait = 12_000;

export interface Visit {
  status: number;
  html: string;
  cacheControl: string;
}

/** Visits an address, in time. */
export async function visitAddress(address: string): Promise<Visit> {
  const started = Date.now();
  const response = await fetch(address);
  const html = await response.text();
  expect(Date.now() - started, address).toBeLessThan(longestWait);
  return { status: response.status, html, cacheControl: response.headers.get('cache-control') ?? '' };
}

export const hasTitle = ({ html }: Visit, title: string) => html.includes(`<title>${title}`);

/** A failure is 5xx, with the view that says so, and nobody keeps it. */
export function expectUnavailable(fault: string, { status, html, cacheControl }: Visit): void {
  expect([fault, status >= 500, cacheControl.includes('no-store')]).toEqual([fault, true, true]);
  expect(html, fault).toContain('Sayfa bulunamadı!');
}
