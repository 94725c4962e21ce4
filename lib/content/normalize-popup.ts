import type { ParseContext } from '../sections/parse-section';
import { foreignTexts } from './in-language';
import { record, text } from './raw-fields';
import type { Popup } from './types';

/** The longest id of a popup. It is part of a cookie's name, whose length browsers limit. */
const maxIdLength = 100;

/**
 * The popup of the application model. Without an id it could not be remembered as seen, and without a text it would be
 * empty, so both are left out.
 *
 * @param value the application model's `popup`, in one language
 * @param link parses a link of the model
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
