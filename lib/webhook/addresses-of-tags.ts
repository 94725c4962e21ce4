import { addressOf } from '../i18n/addresses';
import { languages } from '../i18n/languages';
import { referenceCategories } from '../references/categories';

const fixedPaths: Record<string, string> = { homepage: '/', about: '/about', contact: '/contact' };

function pathsOf(tag: string): string[] {
  const [kind, name = ''] = tag.split(/:(.*)/);
  if (kind === 'page') return [fixedPaths[name] ?? `/page/${encodeURIComponent(name)}`];
  if (kind !== 'category') return [];
  const category = referenceCategories.find(({ key }) => key === name);
  return category ? [`/reference/${category.link}`] : ['/', '/about'];
}

/**
 * The addresses, in every language, that show what the tags stand for. A tag for everything names none: those
 * pages follow as they are asked for.
 */
export function addressesOfTags(tags: readonly string[]): string[] {
  const paths = new Set(tags.flatMap(pathsOf));
  return [...paths].flatMap((path) => languages.map((language) => addressOf(path, language)));
}
