/**
 * An invalid request. It has the name of Payload's own error, so that the log gets one line without a stack. The sender
 * gets the message.
 */
export class BadRequest extends Error {
  override name = 'APIError';
  readonly status = 400;
  readonly isPublic = true;
}

/** @param what the part of the request that is invalid */
export const badRequest = (what: string): BadRequest => new BadRequest(`The request cannot be read: ${what}`);
