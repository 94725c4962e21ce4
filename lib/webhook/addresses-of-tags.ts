import { env } from '../env';
import { languages } from '../i18n/languages';
import { addressOf } from '../i18n/addresses';
import { referenceCategories } from '../references/categories';
import { pathOfPage, pathsOfCategory } from './address-content';

function pathsOf(tag: string): string[] {
  const [kind, name = ''] = tag.split(/:(.*)/);
  if (kind === 'page') return [pathOfPage(name)];
  return kind === 'category' ? pathsOfCategory(name) : [];
}

/**
 * The bare paths of the pages that depend on the tags. A tag for all content returns none: those pages are regenerated
 * when they are requested.
 */
export function pathsOfTags(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap(pathsOf))];
}

const inEveryLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) => languages.map((language) => addressOf(path, language)));

/** The pages that most visits start with. The others are regenerated when they are requested. */
const mainPaths = ['/', '/about', '/contact', ...referenceCategories.map(({ link }) => `/reference/${link}`)];

/**
 * Further addresses that depend on the tags but carry no revision: feeds and machine-readable lists, and the main pages
 * after a change of the header or footer.
 */
export function otherAddressesOfTags(tags: readonly string[]): string[] {
  const news = inEveryLanguage(['/rss.xml', '/llms.txt']);
  const frame = [...inEveryLanguage(mainPaths), '/menu-icons.svg', ...news];
  const addresses = new Map<string, readonly string[]>([
    ['page-keys', ['/sitemap.xml']],
    ['application-model', frame],
    ['content', [...frame, '/sitemap.xml']],
    ['page:homepage', inEveryLanguage(['/llms.txt'])],
    [`page:${env().newsPageKey}`, news],
  ]);
  const ofCategories = tags.some((tag) => tag.startsWith('category:'))
    ? ['/sitemap.xml', ...inEveryLanguage(['/llms.txt'])]
    : [];
  return [...new Set([...tags.flatMap((tag) => addresses.get(tag) ?? []), ...ofCategories])];
}
