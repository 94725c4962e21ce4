/**
 * Errors that a client causes are not failures of the server: a wrong password, a refused upload, an unknown field.
 * Each gets one line in the log, without a stack. Keys are names of Payload's errors; its own type does not list all of
 * them.
 */
export const quietErrors: Record<string, 'info'> = {
  APIError: 'info',
  AuthenticationError: 'info',
  FileUploadError: 'info',
  LockedAuth: 'info',
  QueryError: 'info',
  UnauthorizedError: 'info',
};
