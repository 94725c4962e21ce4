import { object, string, type ValidationError } from 'yup';

import type { ContactValues, FieldName, FieldProblem, FieldProblems } from './contact-values';

const required = string().trim().required('required');

const asciiEmail = string().email();

/** Yup's rule, for domains of other alphabets too, which it knows in their wire form alone. */
function isEmail(value: string): boolean {
  const [, local, domain] = /^(.*)@([^@]*)$/.exec(value) ?? [];
  const host = `http://${domain}`;
  const isName = domain !== undefined && /^[^\s/?#:[\]%]+$/.test(domain) && URL.canParse(host);
  return isName && asciiEmail.isValidSync(`${local}@${new URL(host).hostname}`);
}

/** The newsletter's only field follows the same rule. */
export const emailSchema = required.test('email', 'invalid_email', (value) => !value || isEmail(value));

/** SPEC.md §5. No length bounds here: the endpoint bounds the request as a whole. */
export const contactSchema = object({
  subject: required,
  name: required,
  email: emailSchema,
  phone: string(),
  message: required,
});

/** The first problem of every field. */
export function problemsOf(values: ContactValues): FieldProblems {
  try {
    contactSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const problems: FieldProblems = {};
    for (const { path, message } of (error as ValidationError).inner) {
      problems[path as FieldName] ??= message as FieldProblem;
    }
    return problems;
  }
}
