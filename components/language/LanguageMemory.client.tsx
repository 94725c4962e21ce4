'use client';

import { useEffect } from 'react';

/** The key in local storage for data about the visitor: the chosen language. */
const key = 'visitorInfo';

function read(): { langName?: unknown } {
  try {
    const info: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return typeof info === 'object' && info ? info : {};
  } catch {
    return {};
  }
}

function remember({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), langName: link.hreflang }));
  } catch {
    // The link works even if nothing can be stored.
  }
}

/** Whether the visit starts here: not by a link of the site, nor by back, forward or reload. */
function isEntering(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

function leadToTwin(defaultLanguage: string): void {
  const { langName } = read();
  if (document.documentElement.lang !== defaultLanguage || langName === defaultLanguage || !isEntering()) return;
  const offered = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  if (!offered.some(({ hreflang }) => hreflang === langName)) return;
  // The twin of a page may have another name (the search), and a page without a translation answers under the prefix
  // too.
  const twin = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${String(langName)}"]`);
  const bare = location.pathname === '/' ? '' : location.pathname;
  const path = twin ? new URL(twin.href).pathname : `/${String(langName)}${bare}`;
  location.replace(path + location.search + location.hash);
}

/**
 * Stores the language that a visitor chooses in the language menu (any `a[hreflang]`), and redirects a visit that
 * enters at a bare path to the page in that language (docs/contract.md#languages). Crawlers store nothing, so they are
 * never redirected. Addresses with a prefix do not redirect, so there is no loop.
 */
export function LanguageMemory({ defaultLanguage }: { defaultLanguage: string }) {
  useEffect(() => {
    leadToTwin(defaultLanguage);
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, [defaultLanguage]);
  return null;
}
