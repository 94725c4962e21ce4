/**
 * What a client brings about itself is no failure of the server: a mistyped password, a refused upload, a field that
 * there is not. Each is one line of the log, without a stack. By the names of Payload's errors, more than its type has.
 */
export const quietErrors: Record<string, 'info'> = {
  APIError: 'info',
  AuthenticationError: 'info',
  FileUploadError: 'info',
  LockedAuth: 'info',
  QueryError: 'info',
  UnauthorizedError: 'info',
};
