import { normalizePage } from '../../lib/content/normalize-page';
import type { Page } from '../../lib/content/types';
import { sanitizeHtml } from '../../lib/html/sanitize';
import { defaultLanguage, isLanguage, type Language } from '../../lib/i18n/language';
import { mediaAddress } from '../../lib/media/media-address';
import { allowedHtml } from '../../lib/sections/allowed-html';
import { isRecord, type ParseContext } from '../../lib/sections/parse-section';
import type { Host } from './host';

/** What the site's own reading of a page finds. */
export interface Parsed {
  /** In every language that it has. */
  pages: Page[];
  /** What was dropped, with the path to it. */
  dropped: string[];
  /** Elements of HTML that the site removes. */
  removed: string[];
  /** Addresses of pictures, films and files, as the browser gets them. */
  media: string[];
}

const tags = /<([a-z][\w-]*)/gi;

/** The elements of a text that the site's sanitiser removes. */
const notAllowed = (html: string): string[] =>
  [...html.matchAll(tags)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => !Object.hasOwn(allowedHtml, name));

/** The languages of a page, the default one first. */
function languagesIn(raw: unknown): Language[] {
  const copies = isRecord(raw) && isRecord(raw.otherLangs) ? Object.keys(raw.otherLangs) : [];
  return [defaultLanguage, ...copies.filter(isLanguage).filter((code) => code !== defaultLanguage)];
}

/** Reads a page with the functions by which the site reads it, in every language that it has. */
export function parsePage(raw: unknown, host: Host): Parsed {
  const found = { dropped: [] as string[], removed: [] as string[], media: [] as string[] };
  const context: ParseContext = {
    warn: (message) => void found.dropped.push(message),
    resolveLink: (href) => href,
    sanitizeHtml: (html) => {
      found.removed.push(...notAllowed(html));
      return sanitizeHtml(html, (href) => href);
    },
    resolveMedia: (src) => {
      const address = mediaAddress(src, host.url, host.mediaOrigins);
      if (address) found.media.push(new URL(src, host.url).href);
      return address;
    },
  };
  const pages = languagesIn(raw).flatMap((language) => normalizePage(raw, language, context) ?? []);
  return { pages, ...found };
}
