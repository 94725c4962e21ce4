import type { Problem } from '../sections/problem';
import type { EditErrorCode } from './texts';

interface Details {
  /** Why, for the log; the sender is told the code's own message. */
  reason?: string;
  /** What stands now, for a conflict. */
  data?: object;
  problems?: readonly Problem[];
}

/** A refused call of an editor, with the status and code that it is answered with. */
export class EditError extends Error {
  override name = 'EditError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413,
    readonly code: EditErrorCode,
    readonly details: Details = {},
  ) {
    super(details.reason ?? code);
  }
}

export const notFound = (reason: string) => new EditError(404, 'not_found', { reason });
export const badRequest = (reason: string) => new EditError(400, 'bad_request', { reason });
export const sessionExpired = (reason: string) => new EditError(401, 'session_expired', { reason });
export const forbidden = (reason: string) => new EditError(403, 'forbidden', { reason });
export const conflict = (data: object) => new EditError(409, 'conflict', { reason: 'stale revision', data });

/** @throws EditError 400 naming the fields, when there is any problem */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new EditError(400, 'validation', { problems });
}
