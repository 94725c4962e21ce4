const CONFIRM_LIFE_MS = 48 * 60 * 60 * 1000;
const PAUSE_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS_PER_DAY = 3;

/** The data that decides whether an address gets (another) confirmation mail. Times are ISO strings, as stored. */
export interface Standing {
  state: 'pending' | 'confirmed' | 'unsubscribed';
  requestedAt: string | null;
  requests: number | null;
  requestsSince: string | null;
}

/**
 * Whether to send a mail to an entered address. Anybody can enter any address, so each gets few mails.
 *
 * @returns the number of requests in the current day, this one included; undefined when no mail is due
 */
export function countRequest({ state, requestedAt, requests, requestsSince }: Standing, now: number) {
  if (state === 'confirmed') return undefined;
  if (requestedAt && now - Date.parse(requestedAt) < PAUSE_MS) return undefined;
  const isSameDay = requestsSince !== null && now - Date.parse(requestsSince) < DAY_MS;
  if (!isSameDay) return { requests: 1, since: now };
  if ((requests ?? 0) >= MAILS_PER_DAY) return undefined;
  return { requests: (requests ?? 0) + 1, since: Date.parse(requestsSince) };
}

/** A link is valid for 48 hours from the mail, however long the mail server was down. */
export function isExpired(
  { requestedAt, sentAt }: { requestedAt: string; sentAt: string | null },
  now: number,
): boolean {
  const since = Math.max(Date.parse(requestedAt), sentAt ? Date.parse(sentAt) : 0);
  return now - since > CONFIRM_LIFE_MS;
}
