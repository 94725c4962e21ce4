import type { FormErrorCode } from './texts';

export type FieldProblem = 'required' | 'invalid' | 'invalid_characters' | 'invalid_email' | 'too_long';

interface Details {
  fields?: Record<string, FieldProblem>;
  retryAfterSeconds?: number;
}

/** A refusal that is shown to the sender, with its HTTP status and code (docs/contract.md#forms). */
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
