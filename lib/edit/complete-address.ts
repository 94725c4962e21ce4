import { isSafeLink } from '../sections/safe-link';

const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/;
/** As numbers are written in Turkey and abroad: +90 312…, (0312)…, 444 0 123. A year or a date is none. */
const phone = /^(\+|\(?0|444\b)[\d\s()/-]*$/;
const host = /^(\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;
/** The name of a file looks like a host. */
const fileName = /^[^/]+\.(pdf|html?|php|jpe?g|png|docx?|xlsx?|pptx?|zip|mp4)$/i;

/** The page that was typed without the beginning of its address, or in capitals: `about`, `page/about#team`. */
function pageAddress(text: string, pages: readonly string[]): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? [];
  const name = path.toLowerCase();
  const link = [`/${name}`, `/page/${name}`].find((each) => pages.includes(each));
  return link && link + rest;
}

function phoneAddress(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return phone.test(text) && digits.length >= 7 ? `tel:${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/**
 * The address of a link that an editor meant: with `https://`, `mailto:` or `tel:`, or as the address of a page.
 *
 * @param pages the addresses of the pages that are known
 * @returns what was typed, without blanks around it, if it is an address already or cannot be completed
 */
export function completeAddress(typed: string, pages: readonly string[]): string {
  const text = typed.trim();
  if (text === '' || isSafeLink(text)) return text;
  const whole =
    pageAddress(text, pages) ??
    (email.test(text) ? `mailto:${text}` : undefined) ??
    phoneAddress(text) ??
    (host.test(text) && !fileName.test(text) ? `https://${text.replace(/^\/\//, '')}` : text);
  return isSafeLink(whole) ? whole : text;
}
