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
 * Whether an attempt failed because the server cannot be reached or refuses the login: the next mail would fail too, so
 * the outbox pauses. A refused recipient or mail concerns only that mail.
 */
export function isServerDown(error: unknown): boolean {
  const { command = '', responseCode } = (error ?? {}) as MailError;
  if (responseCode === 421) return true;
  const isAboutMail = /^(MAIL FROM|RCPT TO|DATA)/.test(command) && responseCode !== undefined;
  return !isAboutMail;
}

/** The server reports that this mail can never be delivered. */
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
