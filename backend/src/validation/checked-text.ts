import type { FieldHook, PayloadRequest } from 'payload';
import { notAllowedIn } from '../editing/sections/check-html';
import { message, type MessageKey } from './messages';

/** What is wrong with a text: its message, and the names that stand in it. */
interface Fault {
  problem: MessageKey;
  names?: readonly string[];
}

type Check = (text: string) => Fault | undefined;

const MAX_NAMES = 10;

export const checkHtml: Check = (text) => {
  const names = notAllowedIn(text);
  return names.length > 0 ? { problem: 'html', names: names.slice(0, MAX_NAMES) } : undefined;
};

/** Nothing is not wrong: whether a value is needed is for validators to say. */
export const checkWith =
  (isValid: (text: string) => boolean, problem: MessageKey): Check =>
  (text) =>
    text.trim() === '' || isValid(text) ? undefined : { problem };

/** A value, or one for each language where all of them are saved at once. */
const textsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [value];

const sayFault = ({ problem, names = [] }: Fault, req: Pick<PayloadRequest, 'i18n'>): string =>
  message(problem, req).replace('{names}', () => names.join(', '));

/**
 * A hook that checks a text wherever it is stored from: the admin, the REST API, an import. A validator is not enough:
 * Payload asks none before it keeps a draft.
 *
 * @returns the value as it is
 * @throws ValidationError naming the field
 */
export function checkedText(check: Check): FieldHook {
  return async ({ value, path, req, collection, global }) => {
    for (const text of textsOf(value)) {
      if (text === undefined || text === null) continue;
      const fault: Fault | undefined = typeof text === 'string' ? check(text) : { problem: 'text' };
      if (!fault) continue;
      // Only now: the fields of sections are read by what cannot load Payload, too.
      const { ValidationError } = await import('payload');
      const errors = [{ path: path.join('.'), message: sayFault(fault, req) }];
      throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t);
    }
    return value as unknown;
  };
}
