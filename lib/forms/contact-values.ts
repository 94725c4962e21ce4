/** The values of the contact form; `file` is the reference that UploadFile answered (docs/contract.md#forms). */
export interface ContactValues {
  subject: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export type FieldName = keyof ContactValues;

/** What is wrong with a field, in the contract's words; the interface has the texts. */
export type FieldProblem = 'required' | 'invalid_email' | 'too_long' | 'invalid_characters' | 'invalid';

export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

export const fieldNames = ['subject', 'name', 'email', 'phone', 'message'] as const satisfies FieldName[];

export const emptyValues: ContactValues = { subject: '', name: '', email: '', phone: '', message: '' };
