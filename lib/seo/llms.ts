import type { ApplicationModel, MenuItem, Page } from '../content';
import { addressOf } from '../i18n/addresses';
import { type Language, translator } from '../i18n/languages';
import { categoryPaths } from '../routes/category-address';
import type { DescribedNews } from './news';

/** The content of the document in one language. */
export interface LlmsSource {
  model: ApplicationModel;
  /** The site's description, from its home page. */
  description: string;
  /** Visible pages by category; null for a list that failed. */
  projects: ReadonlyMap<string, readonly Page[] | null>;
  news: readonly DescribedNews[];
}

/** A text for a Markdown link or line, without characters that would end it. */
const plain = (text: string) => text.replace(/[\s[\]()]+/g, ' ').trim();

const lineOf = (title: string, address: string, text = '') =>
  `- [${plain(title)}](${address})${text && `: ${text.replace(/\s+/g, ' ').trim()}`}`;

function linesOf(items: readonly MenuItem[], siteUrl: string, seen: Set<string>): string[] {
  return items.flatMap(({ title, link, dropdown, megamenu }) => {
    const isNew = link?.startsWith('/') && !seen.has(link);
    if (isNew && link) seen.add(link);
    return [
      ...(isNew ? [lineOf(title, siteUrl + link)] : []),
      ...linesOf([...dropdown, ...megamenu.flatMap((column) => column.dropdown)], siteUrl, seen),
    ];
  });
}

/** The categories with their projects. */
function referenceLines({ model, projects }: LlmsSource, language: Language, siteUrl: string): string[] {
  return model.categories.flatMap(({ key, path, title, description, contentLanguage }) =>
    path
      ? [
          lineOf(title, siteUrl + addressOf(path, contentLanguage), description),
          ...(projects.get(key) ?? []).map(
            (page) => `  ${lineOf(page.title, siteUrl + addressOf(page.link, page.contentLanguage), page.summary)}`,
          ),
        ]
      : [],
  );
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];

/**
 * llms.txt (llmstxt.org): what the site is, where its pages are, what the company has built and what is new, for
 * language models.
 */
export function llmsOf(source: LlmsSource, language: Language, siteUrl: string): string {
  const t = translator(language);
  const { model, description, news } = source;
  const { title, subTitle, phone, email, adress } = model.siteInfo;
  // What the references list needs no line of its own.
  const seen = new Set(categoryPaths(model.categories).map((path) => addressOf(path, language)));
  const others = model.languages.filter(({ code }) => code !== language);
  return [
    `# ${plain(title)}`,
    '',
    `> ${[subTitle, description].filter(Boolean).join('. ')}`,
    '',
    [adress, phone, email].filter(Boolean).join(' · '),
    '',
    ...section(t('pagesOfSite'), linesOf(model.menu, siteUrl, seen)),
    ...section(t('references'), referenceLines(source, language, siteUrl)),
    ...section(
      t('newsOf', { site: plain(title) }),
      news.map((item) => lineOf(item.title, siteUrl + item.link, [item.date, item.description].join(' '))),
    ),
    ...others.map(({ code, name }) => lineOf(name, siteUrl + addressOf('/llms.txt', code))),
    lineOf('Sitemap', `${siteUrl}/sitemap.xml`),
    '',
  ].join('\n');
}
