import { defaultLanguage, isLanguage } from '../lib/i18n/languages';
import { searchPath } from '../lib/routes/site-routes';

/** The rewrites leave these alone, because they have routes of their own. */
const ownRoutes = ['api', 'media', 'share'];

/** Whether a name differs only in case from one that the rewrites know. */
function isOddCase(name: string): boolean {
  const plain = name.toLowerCase();
  if (name === plain) return false;
  if (ownRoutes.includes(plain)) return true;
  return `/${plain}` === searchPath || (plain !== defaultLanguage && isLanguage(plain));
}

/**
 * Moves paths that Next would take for another page below a name that no page has, so that they are not found. Next
 * ignores case in the patterns of its rewrites, but not in its routes: it would show the Turkish page at `/EN/about`
 * and `/MEDIA/about`, and the search at `/ARA`. Below `/share` it would take anything for a language. It decodes a path
 * that is encoded twice, twice in some places and once in others. With a line break in the path it answers 200 for a
 * page that does not exist.
 */
function moveToAbsent(path: string): string {
  const [, name = '', next = ''] = path.split('/', 3);
  const isNoShare = name === 'share' && !isLanguage(next);
  if (/%[01][\da-f]|%7f/i.test(path)) return isLanguage(name) ? `/${name}/~` : '/~';
  return isOddCase(name) || isNoShare || /%25[\da-f]{2}/i.test(path) ? `/~${path}` : path;
}

/** The text, or, if it cannot be decoded, the text with its percent signs encoded. */
function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/** Encodes bytes that the client should have encoded; Node passes each as a character. */
const encodeBytes = (text: string) =>
  text.replace(/[\x80-\xff]+/g, (bytes) => encodeURIComponent(Buffer.from(bytes, 'latin1').toString()));

/**
 * A request address without the host that a proxy may name, and with a percent-encoding that can be decoded. Next
 * answers 500 to one that cannot be; repaired, it is an ordinary address, most likely of no page.
 *
 * @param url the request target as the client sent it
 */
export function repairUrl(url: string): string {
  const target = url === '*' ? '/*' : encodeBytes(url).replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const repaired = decodable(path || '/');
  return (repaired === path ? moveToAbsent(path) : repaired) + decodable(query);
}
