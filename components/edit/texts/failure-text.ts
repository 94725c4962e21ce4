import { isRecord } from '@/lib/sections/parse-section';
import type { Raw } from '@/lib/edit/wire-page';

import type { EditAnswer } from '../state/edit-call';
import type { EditKey, EditTranslate } from './edit-texts';

const texts: Record<string, EditKey> = {
  session_expired: 'editSessionOver',
  forbidden: 'editForbidden',
  forbidden_origin: 'editForbidden',
  not_found: 'editGone',
  moved: 'editPageMoved',
  language_gone: 'editLanguageGone',
  copy_gone: 'editCopyGone',
  reusable_used: 'editReusableUsed',
  conflict: 'editPageChanged',
  written_since: 'editWrittenSince',
  validation: 'editCheckFields',
  too_large: 'editTooLarge',
  body_too_large: 'editTooLarge',
  no_answer: 'editNoAnswer',
  too_many_requests: 'editTooManyRequests',
  storage_away: 'editStorageAway',
  file_linked: 'editFileLinked',
};

/** Whether a page would get more sections than it may have. */
export const hasTooManySections = (data: unknown) =>
  isRecord(data) && isRecord(data.fields) && [data.fields.sections, data.fields.dataSections].includes('too_many');

/** The reason why a call failed, in the editor's language. */
export function failureText({ code = '', data }: EditAnswer<unknown>, t: EditTranslate): string {
  return t(hasTooManySections(data) ? 'editTooManySections' : (texts[code] ?? 'editFailed'));
}

/** The reason why something deleted could not be put back. */
export function notPutBackText(answer: EditAnswer<Raw>, isPage: boolean, t: EditTranslate): string {
  // Its address belongs to another page by now.
  if (isPage && answer.data?.fields) return t('editRestoreTaken');
  if (answer.status === 404 && answer.code !== 'moved')
    return t(isPage ? 'editPutBackPageFailed' : 'editPutBackFailed');
  return failureText(answer, t);
}
