import type { Payload } from 'payload';
import type { MailAddress } from '../forms-env';

export interface Mail {
  to: string[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The same for every attempt, so that a receiver can tell a second copy. */
  messageKey: string;
}

export type Row = Record<string, unknown> & { id: number | string; attempts: number | null };

/** A collection whose rows are mailed (`delivery-fields.ts`). */
export interface MailSource {
  slug: 'messages' | 'newsletter-subscribers';
  compose: (row: Row, payload: Payload) => Mail;
  /** Whether an address that does not exist is worth no further attempt. The office's own always is. */
  givesUpOnRefusal: boolean;
}
