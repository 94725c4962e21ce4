import { currentCategories, knownCategoryPaths } from '../categories/current-categories';
import { currentNewsPage } from '../content/news-page';
import { offeredLanguages } from '../i18n/offered-languages';
import { addressOf } from '../i18n/addresses';
import { addressesOfCategory } from '../routes/category-address';
import { ownPaths, pathOfPage } from '../routes/page-address';
import { documents } from '../routes/site-routes';

function pathsOf(tag: string): string[] {
  const [kind, name = ''] = tag.split(/:(.*)/);
  if (kind === 'page') return [pathOfPage(name)];
  return kind === 'category' ? addressesOfCategory(name, currentCategories()) : [];
}

/**
 * The bare paths of the pages that depend on the tags. A tag for all content returns none: those pages are regenerated
 * when they are requested.
 */
export function pathsOfTags(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap(pathsOf))];
}

const inEveryLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) => offeredLanguages().map((language) => addressOf(path, language)));

/** The pages on which most visits start. The others are regenerated when they are requested. */
const mainPaths = () => [...ownPaths, ...knownCategoryPaths()];

/** Whether the change that a tag stands for is one that regenerates a document. */
function isRenewed(renewedBy: readonly string[], tag: string): boolean {
  if (tag === 'content') return renewedBy.length > 0;
  if (tag.startsWith('category:')) return renewedBy.includes('categories');
  return renewedBy.includes(tag) || (tag === `page:${currentNewsPage()}` && renewedBy.includes('news'));
}

/**
 * Further addresses that depend on the tags but carry no revision: feeds and machine-readable lists, and the main pages
 * after a change of the header or footer.
 */
export function otherAddressesOfTags(tags: readonly string[]): string[] {
  const isOfFrame = tags.some((tag) => tag === 'application-model' || tag === 'content');
  const renewed = documents.filter(({ renewedBy }) => tags.some((tag) => isRenewed(renewedBy, tag)));
  return [
    ...(isOfFrame ? inEveryLanguage(mainPaths()) : []),
    ...renewed.flatMap(({ path, isPerLanguage }) => (isPerLanguage ? inEveryLanguage([path]) : [path])),
  ];
}
