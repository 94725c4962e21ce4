import { render } from '@testing-library/react';

import type { ApplicationModel } from '@/lib/content';
import { localizeHref } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { parseSection } from '@/lib/sections/parse-section';

import { definitions, type Section } from './definitions';
import { SectionRenderer } from './SectionRenderer';

/** A site without a menu. */
export const bareModel: ApplicationModel = {
  menu: [],
  footer: [],
  socialAccounts: [],
  siteInfo: { title: 'Örnek', subTitle: '', phone: '', adress: '', copyright: '', email: '' },
  languages: [],
  categories: [],
  otherKeys: {},
};

/** Parses a section as the site does; `warnings` are the log's messages. */
export function parse(raw: unknown, language: Language = 'tr') {
  const warnings: string[] = [];
  const resolveLink = (href: string) => localizeHref(href, language);
  const section = parseSection<Section>(definitions, raw, 'sections[0]', {
    warn: (message) => warnings.push(message),
    resolveLink,
    sanitizeHtml: (html) => sanitizeHtml(html, resolveLink),
    resolveMedia: (src) => (src.startsWith('/') ? src : undefined),
  });
  return { section, warnings };
}

/**
 * A backend's section as on a page. An unusable one is nothing.
 *
 * @param place the number of sections above it; below the page's title by default
 * @param contentLanguage of its texts, where it is not translated
 */
export function sectionElement(raw: unknown, language: Language = 'tr', place = 1, contentLanguage = language) {
  const { section } = parse(raw, language);
  return (
    <main>
      <h1>Bileşenler</h1>
      <SectionRenderer
        sections={section ? [section] : []}
        path="/page/elements"
        model={bareModel}
        language={language}
        contentLanguage={contentLanguage}
        firstStation={place}
      />
    </main>
  );
}

export const renderSection = (...args: Parameters<typeof sectionElement>) => render(sectionElement(...args));
