import type { Payload } from 'payload';
import type { MailAddress } from '../forms-env';

export interface Mail {
  to: string[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The same for every attempt, so that a receiver can detect a duplicate. */
  messageKey: string;
}

export type Row = Record<string, unknown> & { id: number | string; attempts: number | null };

/** A collection whose rows are mailed (`delivery-fields.ts`). */
export interface MailSource {
  slug: 'messages' | 'newsletter-subscribers' | 'editor-mails';
  /** What has to be stored before the mail is sent. */
  prepare?: (row: Row, payload: Payload) => Promise<void>;
  compose: (row: Row, payload: Payload) => Mail;
  /** Whether to give up on an address that does not exist. Never for the office's own. */
  givesUpOnRefusal: boolean;
}
