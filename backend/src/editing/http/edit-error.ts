import type { Problem } from '../sections/problem';
import type { EditErrorCode } from './texts';

interface Details {
  /** The reason, for the log; the sender gets the message of the code. */
  reason?: string;
  /** What is stored now, for a conflict. */
  data?: object;
  problems?: readonly Problem[];
}

/** A refused editing call, with its HTTP status and code. */
export class EditError extends Error {
  override name = 'EditError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503,
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
