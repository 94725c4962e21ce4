import type { Language } from '../../languages';
import { isProblemCode, problemText } from '../checks/texts';
import { editText, isEditErrorCode } from '../http/texts';
import { detailText } from './reason-details';

/** Reasons that were stored in other words. */
const codes: Record<string, string> = {
  'not an administrator': 'forbidden',
  role: 'forbidden',
  malformed: 'bad_request',
  'SITE_URL is not set': 'no_site',
};

function sentence(part: string, language: Language): string | undefined {
  const [word = '', place = ''] = part.split(' ', 2);
  if (isProblemCode(word)) {
    const text = problemText({ code: word, detail: '' }, language).replace(/:?\s*\.?$/, '');
    return place ? `${text} (${place}).` : `${text}.`;
  }
  const code = codes[part] ?? part;
  return isEditErrorCode(code) ? editText(code, language) : detailText(part, language);
}

/**
 * Why something was refused, for people. The trail stores codes with the details that the log has; what has no
 * sentence, such as the names of pages, stays as it is.
 */
export function reasonText(reason: string, language: Language): string {
  const sentences = reason.split('; ').map((part) => sentence(part, language));
  const known = sentences.filter((each) => each !== undefined);
  return known.length > 0 ? known.join(' ') : reason;
}
