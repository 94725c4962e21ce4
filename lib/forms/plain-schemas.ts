import { string, type StringSchema } from 'yup';

import { isEmail } from './is-email';

/**
 * Rules for single fields, for another form; no form of the site uses them. Their default texts are fixed English ones;
 * a form that visitors see passes a text of its catalogue (docs/decisions/0024).
 */

/** Ten digits, the first three in parentheses or not, with one separator or none between the groups. */
const phonePattern = /^(\([0-9]{3}\)|[0-9]{3})[-. ]?[0-9]{3}[-. ]?[0-9]{4}$/;

/**
 * A text of more than white space.
 *
 * @param message the error message
 */
export function plainRequired(message = 'Field is required.'): StringSchema {
  return string().trim().required(message).typeError(message);
}

/**
 * An e-mail address by the rule of the site's own forms. An empty field passes: that it is required is another rule.
 *
 * @param message the error message
 */
export function plainEmail(message = 'Invalid email.'): StringSchema<string | undefined> {
  return string()
    .trim()
    .test('email', message, (value) => !value || isEmail(value));
}

/**
 * A phone number of ten digits, `(312) 000-1987` or `3120001987`. An empty field passes.
 *
 * @param message the error message
 */
export function plainPhone(message = 'Invalid phone'): StringSchema<string | undefined> {
  return string()
    .trim()
    .test('phone', message, (value) => !value || phonePattern.test(value));
}
