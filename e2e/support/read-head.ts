import type { Page } from '@playwright/test';

/** What a crawler takes from a document. */
export interface ReadDocument {
  title: string;
  description: string;
  canonical: string;
  language: string;
  /** What it says to search engines, once per element that says so. */
  robots: string[];
  headings: number;
  /** Where a heading skips a level, as `h1 > h3 Text`. */
  skipped: string[];
  /** Twins by language, with `x-default`. */
  twins: Record<string, string>;
  links: string[];
  pictures: string[];
  /** The pictures of its content, in order. */
  shown: string[];
  shareImage: string;
  /** The parsed texts of its structured data. */
  graphs: unknown[];
}

/**
 * Reads a document as it left the server, in a browser's own parser.
 *
 * @param page any page, which is left as it is
 */
export function readDocument(page: Page, html: string): Promise<ReadDocument> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
    const attributes = (selector: string, name: string) =>
      all(selector).flatMap((element) => element.getAttribute(name) ?? []);
    return {
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      language: document.documentElement.lang,
      robots: attributes('meta[name=robots]', 'content'),
      headings: all('h1').length,
      skipped: all('h1, h2, h3, h4, h5, h6').flatMap((heading, index, headings) => {
        const before = headings[index - 1]?.tagName ?? 'H0';
        const isSkip = Number(heading.tagName[1]) > Number(before[1]) + 1;
        return isSkip ? [`${before} > ${heading.tagName} ${heading.textContent}`] : [];
      }),
      twins: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      links: attributes('a[href]', 'href'),
      pictures: [
        ...attributes('img[src]', 'src'),
        ...attributes('video[poster]', 'poster'),
        ...attributes('use[href]', 'href'),
      ],
      shown: attributes('main img[src]', 'src'),
      shareImage: attribute('meta[property="og:image"]', 'content'),
      graphs: all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent ?? '') as unknown,
      ),
    };
  }, html);
}
