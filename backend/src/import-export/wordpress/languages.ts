import { defaultLanguage, siteLanguages, type Language } from '../../languages';
import type { WxrItem } from './read-wxr';

const codes = (): readonly string[] => siteLanguages();

/** The code of `en`, `en-us` or `en_US`. */
const codeOf = (text: string) => text.slice(0, 2).toLowerCase();

const termOf = ({ terms }: WxrItem, domain: string) => terms.find((term) => term.domain === domain)?.nicename ?? '';

/** As Polylang or WPML mark it; empty for an export without languages. */
export const languageOf = (item: WxrItem): string =>
  codeOf(termOf(item, 'language').replace(/^pll_/, '') || item.meta._wpml_import_language_code || '');

/** What the translations of one page have in common. */
const groupOf = (item: WxrItem): string => {
  const group = termOf(item, 'post_translations') || item.meta._wpml_import_translation_group;
  return group ? `group:${group}` : `item:${item.id}`;
};

/** A page with its translations. */
export interface Translated {
  /** The Turkish one, or else the first. */
  base: WxrItem;
  byLanguage: Map<Language, WxrItem>;
  /** In languages that this site does not have. */
  others: WxrItem[];
}

/** Puts the translations of each page together, in the order of the export. */
export function groupTranslations(items: readonly WxrItem[]): Translated[] {
  const groups = new Map<string, WxrItem[]>();
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item]);
  return [...groups.values()].map((members) => {
    const byLanguage = new Map<Language, WxrItem>();
    const others: WxrItem[] = [];
    for (const item of members) {
      const code = languageOf(item) || defaultLanguage;
      if (codes().includes(code) && !byLanguage.has(code as Language)) byLanguage.set(code as Language, item);
      else others.push(item);
    }
    const base = byLanguage.get(defaultLanguage) ?? [...byLanguage.values()][0] ?? (members[0] as WxrItem);
    return { base, byLanguage, others };
  });
}
