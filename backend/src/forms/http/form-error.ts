import type { FormErrorCode } from './texts';

export type FieldProblem = 'required' | 'invalid' | 'invalid_characters' | 'invalid_email' | 'too_long';

interface Details {
  fields?: Record<string, FieldProblem>;
  retryAfterSeconds?: number;
}

/** What the sender has to be told, with the status and code of CONTRACT.md. */
export class FormError extends Error {
  override name = 'FormError';

  constructor(
    readonly status: number,
    readonly code: FormErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}
