import { defaultLanguage, isLanguage } from '../i18n/languages';
import { searchPath } from '../routes/site-routes';

/** What the rewrites leave alone, because routes of its own stand there. */
const ownRoutes = ['api', 'media', 'share'];

/** Whether a name is one that the site rewrites, or leaves alone, in other letters. */
function isOddCase(name: string): boolean {
  const plain = name.toLowerCase();
  if (name === plain) return false;
  if (ownRoutes.includes(plain)) return true;
  return `/${plain}` === searchPath || (plain !== defaultLanguage && isLanguage(plain));
}

/**
 * Puts addresses that Next would take for another page's below a name that no page has, so that they are unknown like
 * any other. Next compares the patterns of its rewrites without regard to case, but not those of its routes: it would
 * show the Turkish page at `/EN/about` and `/MEDIA/about`, and the search at `/ARA`. Below `/share` it would take
 * anything for a language. A path that is encoded twice it decodes twice in
 * some places and once in others. A line break in one makes its answer for an unknown page a 200.
 */
function moveToAbsent(path: string): string {
  const [, name = '', next = ''] = path.split('/', 3);
  const isNoShare = name === 'share' && !isLanguage(next);
  if (/%[01][\da-f]|%7f/i.test(path)) return isLanguage(name) ? `/${name}/~` : '/~';
  return isOddCase(name) || isNoShare || /%25[\da-f]{2}/i.test(path) ? `/~${path}` : path;
}

/** With its stray percent signs encoded, where it cannot be decoded. */
function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/** Bytes that a client should have encoded; Node hands them over one by one. */
const encodeBytes = (text: string) =>
  text.replace(/[\x80-\xff]+/g, (bytes) => encodeURIComponent(Buffer.from(bytes, 'latin1').toString()));

/**
 * A request address as the site understands it: without the host that a proxy may name, and with a percent-encoding
 * that can be decoded. Next answers 500 to one that cannot; repaired, it is an address like any other, and most likely
 * unknown.
 *
 * @param url the request target as the client sent it
 */
export function repairUrl(url: string): string {
  const target = url === '*' ? '/*' : encodeBytes(url).replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const repaired = decodable(path || '/');
  return (repaired === path ? moveToAbsent(path) : repaired) + decodable(query);
}
