const FIRST_MS = 5_000;
/** The longest time between two attempts. */
export const LONGEST_DELAY_MS = 60 * 60 * 1000;

const MAX_ERROR_LENGTH = 500;

/** @returns milliseconds until the next attempt: 5 s, 10 s, 20 s … up to an hour, without an end */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
}

interface MailError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/**
 * Whether an attempt failed because the server cannot be reached, or refuses the login or the sender, who is the same in
 * all mails: the next mail would fail too, so the outbox pauses. A refused recipient or content concerns only that mail.
 */
export function isServerDown(error: unknown): boolean {
  const { command = '', responseCode } = (error ?? {}) as MailError;
  if (responseCode === 421) return true;
  const isAboutMail = /^(RCPT TO|DATA)/.test(command) && responseCode !== undefined;
  return !isAboutMail;
}

/** The server reports that this mail can never be delivered: its recipient or content is refused for good. */
export function isRefused(error: unknown): boolean {
  const { responseCode = 0 } = (error ?? {}) as MailError;
  return responseCode >= 500 && !isServerDown(error);
}

/** One line, without the addresses that servers repeat, because it is logged. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}

/** What is known of a mail that only some of its recipients have. */
interface PartlySent {
  reached: number;
  recipients: number;
  /** One for each recipient that was refused in the last attempt, or one for all. */
  refusals: readonly unknown[];
}

/** One line that says how many have a mail, and why the others do not; without addresses. */
export function reasonOfPartlySent({ reached, recipients, refusals }: PartlySent): string {
  const reasons = [...new Set(refusals.map(reasonOf))].join('; ');
  return `${reached} of ${recipients} recipients have it; refused: ${reasons}`.slice(0, MAX_ERROR_LENGTH);
}
