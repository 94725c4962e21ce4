import type { ApplicationModel, MenuItem } from '../content';
import { inLanguage, type Language, translator } from '../i18n/languages';
import { referenceCategories } from '../references/categories';

/** A text inside a Markdown link or line, without what would end it. */
const plain = (text: string) => text.replace(/[\s[\]()]+/g, ' ').trim();

function linesOf(items: readonly MenuItem[], siteUrl: string, seen: Set<string>): string[] {
  return items.flatMap(({ title, link, dropdown, megamenu }) => {
    const isNew = link?.startsWith('/') && !seen.has(link);
    if (isNew && link) seen.add(link);
    return [
      ...(isNew ? [`- [${plain(title)}](${siteUrl}${link})`] : []),
      ...linesOf([...dropdown, ...megamenu.flatMap((column) => column.dropdown)], siteUrl, seen),
    ];
  });
}

/** llms.txt (llmstxt.org): what the site is and where its pages are, for machines that read instead of crawl. */
export function llmsOf(model: ApplicationModel, description: string, language: Language, siteUrl: string): string {
  const t = translator(language);
  const { title, subTitle, phone, email, adress } = model.siteInfo;
  const references = referenceCategories.map(
    (category) =>
      `- [${plain(inLanguage(category.title, language))}](${siteUrl}/reference/${category.link}): ${inLanguage(category.description, language)}`,
  );
  const seen = new Set(referenceCategories.map(({ link }) => `/reference/${link}`));
  return [
    `# ${plain(title)}`,
    '',
    `> ${[subTitle, description].filter(Boolean).join('. ')}`,
    '',
    [adress, phone, email].filter(Boolean).join(' · '),
    '',
    `## ${t('pagesOfSite')}`,
    '',
    ...linesOf(model.menu, siteUrl, seen),
    '',
    `## ${t('references')}`,
    '',
    ...references,
    '',
    `- [Sitemap](${siteUrl}/sitemap.xml)`,
    '',
  ].join('\n');
}
