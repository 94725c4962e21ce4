import { defaultLanguage, isLanguage } from '../i18n/languages';

/**
 * An address under a language's prefix in other letters, such as `/EN/about`. Next compares the patterns of its
 * rewrites without regard to case, but not those of its routes, so it would show the Turkish page there: a second
 * address of every page. Below a name that no page has, it is unknown like any other.
 */
function shutOutOddCase(url: string): string {
  const first = /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
  const code = first.toLowerCase();
  return first !== code && code !== defaultLanguage && isLanguage(code) ? `/~${url}` : url;
}

/**
 * A request address whose percent-encoding can be decoded. Next answers 500 to one that cannot; with its
 * stray percent signs encoded it is an address like any other, and most likely unknown.
 *
 * @param url the request target as the client sent it
 */
export function repairUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return shutOutOddCase(url);
  } catch {
    return url.replaceAll('%', '%25');
  }
}
