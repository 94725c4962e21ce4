/** The schemes that links may have, and paths of this site. Everything else, such as `javascript:`, is dropped. */
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Browsers read a backslash as a slash and remove control characters, so `/\evil` would leave the site. */
const isMisleading = (character: string) => character === '\\' || character < ' ' || character === '\u007f';

/** Whether a page may have this link. */
export function isSafeLink(href: string): boolean {
  return safeLink.test(href) && ![...href].some(isMisleading);
}
