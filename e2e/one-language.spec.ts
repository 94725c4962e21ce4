import { expect, test, type Page } from '@playwright/test';

import { catalogues as all } from '../lib/i18n/catalogues';
import { coveringAddresses } from './support/addresses';

const catalogues = { tr: all.tr, en: all.en } as Record<'tr' | 'en', Record<string, string>>;

/** The messages of one language that the other does not have, as patterns with wildcards for their values. */
function own(language: 'tr' | 'en', other: 'tr' | 'en'): string[] {
  const elsewhere = new Set(Object.values(catalogues[other]));
  return Object.values(catalogues[language])
    .filter((text) => !elsewhere.has(text))
    .map((text) => `^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`);
}

/** Messages and accessible names that are under the wrong `lang` attribute. */
const mixed = (page: Page) =>
  page.evaluate(
    (patterns) => {
      const names = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
      const isOne = (text: string, all: readonly string[]) => all.some((pattern) => new RegExp(pattern).test(text));
      return [...document.body.querySelectorAll('*:not(script, style, template)')].flatMap((element) => {
        const language = element.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'tr';
        const texts = [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent ?? '');
        return [...texts, ...names.map((name) => element.getAttribute(name) ?? '')]
          .map((text) => text.trim())
          .filter((text) => isOne(text, patterns[language].others) && !isOne(text, patterns[language].own))
          .map((text) => `${language}: ${text}`);
      });
    },
    {
      tr: { own: own('tr', 'en'), others: own('en', 'tr') },
      en: { own: own('en', 'tr'), others: own('tr', 'en') },
    },
  );

test('the site’s own texts and accessible names have the right lang attribute', async ({ page }) => {
  expect(own('en', 'tr').length).toBeGreaterThan(50);
  for (const path of [
    ...coveringAddresses,
    '/en/page/gizlilik',
    '/en/page/kariyer',
    '/en/nope',
    '/en/search?q=kariyer',
  ]) {
    await page.goto(path);
    expect(await mixed(page), path).toEqual([]);
  }
});
