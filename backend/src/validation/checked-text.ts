import type { FieldHook, PayloadRequest } from 'payload';
import { notAllowedIn } from '../editing/sections/check-html';
import { message, type MessageKey } from './messages';

/** The error of a text: its message, and the names in it. */
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

/** An empty value is not an error here: validators check whether it is required. */
export const checkWith =
  (isValid: (text: string) => boolean, problem: MessageKey): Check =>
  (text) =>
    text.trim() === '' || isValid(text) ? undefined : { problem };

/** A value, or one per language when all are saved at once. */
export const textsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [value];

const faultMessage = ({ problem, names = [] }: Fault, req: Pick<PayloadRequest, 'i18n'>): string =>
  message(problem, req).replace('{names}', () => names.join(', '));

/**
 * A hook that validates a text however it is stored: by the admin, the REST API, an import. A validator is not enough:
 * Payload runs none for drafts.
 *
 * @returns the value unchanged
 * @throws ValidationError naming the field
 */
export function checkedText(check: Check): FieldHook {
  return async ({ value, path, req, collection, global }) => {
    for (const text of textsOf(value)) {
      if (text === undefined || text === null) continue;
      const fault: Fault | undefined = typeof text === 'string' ? check(text) : { problem: 'text' };
      if (!fault) continue;
      // Imported late: the fields of sections are also read by code that cannot load Payload.
      const { ValidationError } = await import('payload');
      const errors = [{ path: path.join('.'), message: faultMessage(fault, req) }];
      throw new ValidationError({ collection: collection?.slug, global: global?.slug, errors, req }, req.t);
    }
    return value as unknown;
  };
}
