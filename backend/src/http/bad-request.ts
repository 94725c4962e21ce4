/**
 * A request that its sender has to blame himself for. It bears the name of Payload's own, by which the log keeps it to
 * one line. Its message is told to the sender.
 */
export class BadRequest extends Error {
  override name = 'APIError';
  readonly status = 400;
  readonly isPublic = true;
}

/** @param what it is that cannot be read */
export const badRequest = (what: string): BadRequest => new BadRequest(`The request cannot be read: ${what}`);
