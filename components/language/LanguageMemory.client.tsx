'use client';

import { useEffect } from 'react';

/** The key in local storage for what is known of the visitor: the chosen language. */
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
    // Where nothing can be stored, the link works all the same.
  }
}

/** Whether the visit begins here: not by a link of the site's, nor by going back or loading anew. */
function isEntering(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

function leadToTwin(defaultLanguage: string): void {
  const { langName } = read();
  if (document.documentElement.lang !== defaultLanguage || langName === defaultLanguage || !isEntering()) return;
  const offered = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  if (!offered.some(({ hreflang }) => hreflang === langName)) return;
  // A search page's twin, for one, has another name; a page without a translation answers under the prefix.
  const twin = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${String(langName)}"]`);
  const bare = location.pathname === '/' ? '' : location.pathname;
  const path = twin ? new URL(twin.href).pathname : `/${String(langName)}${bare}`;
  location.replace(path + location.search + location.hash);
}

/**
 * Remembers the language that a visitor chooses in the language menu (any `a[hreflang]`), and leads a visit that
 * enters at a bare path to the page's twin in it (docs/contract.md#languages). Crawlers store nothing, so
 * they are led nowhere; addresses under a prefix lead nowhere either, so nobody goes in circles.
 */
export function LanguageMemory({ defaultLanguage }: { defaultLanguage: string }) {
  useEffect(() => {
    leadToTwin(defaultLanguage);
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, [defaultLanguage]);
  return null;
}
