import { defaultLanguage, translationLanguages, type Language, type Localized } from '../../languages';
import type { MediaId, StoredMedia } from '../../wire/context';
import { languagesOf, type StoredPage } from '../../wire/page';
import { inLanguage, textOf } from '../../wire/values';
import type { BrokenLinks } from './broken-links';
import { skippedHeading } from './heading-order';
import { isEmpty, leavesOf, variantsOf, type StoredLeaf } from './leaves';
import { linksOf, type PageLink } from './links';
import { isError, problem, type PageProblem } from './page-problem';
import { longTitles } from './title-length';

const MAX_FILE_BYTES = 3 * 1024 * 1024;
const MAX_WIDTH = 4_000;

export interface CheckedMedia extends StoredMedia {
  /** Size of the original, in bytes. */
  filesize?: number | null;
}

/** Data that is not in the page itself. */
export interface Surroundings {
  media: ReadonlyMap<MediaId, CheckedMedia>;
  /** The page's broken links. */
  broken: BrokenLinks;
  /** The site's name, which follows every page's title. */
  siteTitle?: Localized<string>;
}

/**
 * All problems of a page that is to be published, errors first. Hidden sections are checked for required values only.
 */
export function findProblems(page: StoredPage, { media, broken, siteTitle }: Surroundings): PageProblem[] {
  const translations = languagesOf(page).filter((code) => code !== defaultLanguage);
  const problems = [
    // A reusable section has a name for editors, and no page.
    ...(page.isReusable ? [] : [...problemsOfPage(page), ...longTitles(page, siteTitle)]),
    ...leavesOf(page).flatMap((leaf) => [
      ...requiredMissing(leaf),
      ...(leaf.isHidden ? [] : [...translationMissing(leaf, translations), ...headingOrder(leaf)]),
      ...(leaf.isHidden ? [] : problemsOfPicture(leaf, media, translations)),
    ]),
    ...linksOf(page).flatMap((link) => problemsOfLink(link, broken)),
  ];
  return [...problems.filter(isError), ...problems.filter((each) => !isError(each))];
}

function problemsOfPage(page: StoredPage): PageProblem[] {
  const lacks = (name: 'title' | 'description' | 'dataHtml', language: Language) =>
    isEmpty(inLanguage(page[name] as Localized<string>, language));
  const own = { sectionId: null };
  const ofTranslation = (language: Language): PageProblem[] => {
    if (lacks('title', language)) return [problem('translation_missing', { ...own, field: 'title', language })];
    const isData = page.dataKind === 'html' && !lacks('dataHtml', defaultLanguage) && lacks('dataHtml', language);
    return [
      ...(isData ? [problem('translation_missing', { ...own, field: 'data', language })] : []),
      ...(lacks('description', language)
        ? [problem('description_missing', { ...own, field: 'description', language })]
        : []),
    ];
  };
  return [
    ...(lacks('title', defaultLanguage)
      ? [problem('required_missing', { ...own, field: 'title', language: defaultLanguage })]
      : []),
    ...(lacks('description', defaultLanguage)
      ? [problem('description_missing', { ...own, field: 'description', language: defaultLanguage })]
      : []),
    ...translationLanguages().flatMap(ofTranslation),
  ];
}

export function requiredMissing(leaf: StoredLeaf): PageProblem[] {
  const { field, sectionId, path } = leaf;
  // A missing translation of a required text is only a warning.
  const [[language, value] = [null, undefined]] = variantsOf(leaf);
  if (!field.required || !isEmpty(value)) return [];
  return [problem('required_missing', { sectionId, field: path, language })];
}

export function translationMissing(leaf: StoredLeaf, translations: readonly Language[]): PageProblem[] {
  const { field, stored, sectionId, path } = leaf;
  const text = (language: Language) => inLanguage(stored as Localized<unknown>, language);
  if (!field.localized || isEmpty(text(defaultLanguage))) return [];
  return translations
    .filter((language) => isEmpty(text(language)))
    .map((language) => problem('translation_missing', { sectionId, field: path, language }));
}

function headingOrder(leaf: StoredLeaf): PageProblem[] {
  if (leaf.field.kind !== 'html') return [];
  return variantsOf(leaf).flatMap(([language, html]) => {
    const detail = skippedHeading(textOf(html) ?? '', leaf.isBelowItemTitle ? 3 : 2);
    return detail ? [problem('heading_order', { sectionId: leaf.sectionId, field: leaf.path, language, detail })] : [];
  });
}

export function problemsOfPicture(
  leaf: StoredLeaf,
  media: Surroundings['media'],
  translations: readonly Language[],
): PageProblem[] {
  if (leaf.field.kind !== 'image') return [];
  return variantsOf(leaf).flatMap(([, id]) => {
    const file = media.get(id as MediaId);
    if (!file) return [];
    const place = { sectionId: leaf.sectionId, field: leaf.path, detail: file.filename ?? '' };
    const lacksAlt = (language: Language) => isEmpty(inLanguage(file.alt, language));
    if (lacksAlt(defaultLanguage)) return [problem('alt_missing', { ...place, language: defaultLanguage })];
    return [
      ...translations.filter(lacksAlt).map((language) => problem('translation_missing', { ...place, language })),
      ...((file.filesize ?? 0) > MAX_FILE_BYTES || (file.width ?? 0) > MAX_WIDTH
        ? [problem('image_too_large', { ...place, language: null })]
        : []),
    ];
  });
}

export function problemsOfLink({ href, sectionId, field, language }: PageLink, broken: BrokenLinks): PageProblem[] {
  const code = broken.get(href);
  return code ? [problem(code, { sectionId, field, language, detail: href.slice(0, 200) })] : [];
}
