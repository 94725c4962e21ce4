import type { AfterErrorHook } from 'payload';

interface Invalid {
  name?: string;
  message: string;
  data?: { errors?: unknown };
}

/**
 * Says which fields of a save are wrong, and why. Payload leaves that out here: Next bundles the routes and the
 * start-up apart, so that the error is of another copy of the class than the one Payload's answer is looked up by.
 */
export const nameInvalidFields: AfterErrorHook = ({ error, result }) => {
  const { name, message, data } = error as Invalid;
  if (name !== 'ValidationError' || !Array.isArray(data?.errors)) return undefined;
  return { response: { ...result, errors: [{ name, data, message }] } };
};
