import type { PayloadRequest } from 'payload';
import { editText } from '../editing/http/texts';

/**
 * An invalid request. It has the name of Payload's own error, so that the log gets one line without a stack. The sender
 * gets the message.
 */
export class BadRequest extends Error {
  override name = 'APIError';
  readonly isPublic = true;

  constructor(
    message: string,
    readonly status: 400 | 413 = 400,
  ) {
    super(message);
  }
}

/** @param what the part of the request that is invalid */
export const badRequest = (what: string): BadRequest => new BadRequest(`The request cannot be read: ${what}`);

/** A body beyond its limit. */
export const tooLarge = ({ i18n }: PayloadRequest): BadRequest =>
  new BadRequest(editText('too_large', i18n?.language === 'en' ? 'en' : 'tr'), 413);
