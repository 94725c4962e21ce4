import type { ParseContext } from '../sections/parse-section';
import { foreignTexts } from './in-language';
import { record, text } from './raw-fields';
import type { Popup } from './types';

/** Of a popup's id: it is a cookie's name, and browsers keep no cookie whose name is without measure. */
const maxIdLength = 100;

/**
 * A popup without an id could never be remembered as seen, and one without words has nothing to show.
 *
 * @param value what the application model says under `popup`, in one language
 * @param link reads a link of the model
 */
export function normalizePopup(
  value: unknown,
  link: (value: unknown) => string | undefined,
  context: Pick<ParseContext, 'sanitizeHtml' | 'warn'>,
): Popup | undefined {
  const notice = record(value);
  const id = text(notice.id) || (typeof notice.id === 'number' ? String(notice.id) : '');
  const title = text(notice.title);
  if (!id || !title || id.length > maxIdLength) {
    if (notice.id || notice.title) context.warn('popup: expected an id of at most 100 characters and a title');
    return undefined;
  }
  return {
    id,
    title,
    content: context.sanitizeHtml(text(notice.content)),
    link: link(notice.link),
    linkTitle: text(notice.linkTitle),
    defaultOpen: notice.defaultOpen === true,
    foreign: foreignTexts(notice, ['title', 'content', 'linkTitle']),
  };
}
