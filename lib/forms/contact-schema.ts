import { object, string, type StringSchema, type ValidationError } from 'yup';

import { type FieldDescription, fieldDescriptions } from './contact-fields';
import type { ContactValues, FieldName, FieldProblem, FieldProblems } from './contact-values';
import { isEmail } from './is-email';

const required = string().trim().required('required');

function asEmail<T extends string | undefined>(schema: StringSchema<T>): StringSchema<T> {
  return schema.test('email', 'invalid_email', (value) => !value || isEmail(value));
}

/** The newsletter's only field follows the same rule. */
export const emailSchema = asEmail(required);

function schemaOf({ kind, isRequired }: FieldDescription): StringSchema<string | undefined> {
  const schema = isRequired ? required : string();
  return kind === 'email' ? asEmail(schema) : schema;
}

/** The rules of the contact form. It has no length limits: the endpoint limits the request as a whole. */
export const contactSchema = object(
  Object.fromEntries(fieldDescriptions.map((field) => [field.name, schemaOf(field)])),
);

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
