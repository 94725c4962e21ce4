import type { AfterErrorHook } from 'payload';

interface Invalid {
  name?: string;
  message: string;
  data?: { errors?: unknown };
}

/**
 * Adds the invalid fields and their messages to the answer of a save. Payload leaves them out: Next bundles routes and
 * start-up separately, so the error is an instance of another copy of the class.
 */
export const nameInvalidFields: AfterErrorHook = ({ error, result }) => {
  const { name, message, data } = error as Invalid;
  if (name !== 'ValidationError' || !Array.isArray(data?.errors)) return undefined;
  return { response: { ...result, errors: [{ name, data, message }] } };
};
