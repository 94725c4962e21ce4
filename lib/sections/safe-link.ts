/** Schemes a link may carry, and paths of this site; everything else, `javascript:` above all, is dropped. */
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Browsers take a backslash for a slash and leave control characters out, so that `/\evil` would leave the site. */
const isMisleading = (character: string) => character === '\\' || character < ' ' || character === '\u007f';

/** Whether a link of the content may stand on a page. */
export function isSafeLink(href: string): boolean {
  return safeLink.test(href) && ![...href].some(isMisleading);
}
