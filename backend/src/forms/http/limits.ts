import type { PayloadRequest } from 'payload';
import { isShared } from '../../database/queries';
import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../../process-wide';
import { changeKept } from '../../shared/change-kept';
import { countCall, FixedWindows, type Window } from './fixed-windows';
import { FormError } from './form-error';

type Asked = Pick<PayloadRequest, 'payload'>;

const MINUTE = 60_000;

/** How often one visitor's address may make each call, before `FORM_LIMIT_FACTOR`. */
const limits = {
  challenge: { count: 60, perMs: 10 * MINUTE },
  upload: { count: 20, perMs: 10 * MINUTE },
  /** Every attempt to send, refused ones included. */
  attempt: { count: 60, perMs: 10 * MINUTE },
  message: { count: 10, perMs: 10 * MINUTE },
  /** A message without a captcha: from a visitor without JavaScript, or from a robot. */
  unverified: { count: 3, perMs: 10 * MINUTE },
  /** All unverified messages together: a robot has many addresses. */
  unverifiedInAll: { count: 100, perMs: 60 * MINUTE },
  newsletter: { count: 5, perMs: 10 * MINUTE },
  /** What an account writes to others: each may send mails. */
  editorMail: { count: 60, perMs: 60 * MINUTE },
  token: { count: 60, perMs: 10 * MINUTE },
} as const;

/**
 * Counts a call, for all processes.
 *
 * @throws FormError with status 429 when the key has reached its limit
 */
export async function limit({ payload }: Asked, what: keyof typeof limits, key: string): Promise<void> {
  const { count, perMs: windowMs } = limits[what];
  const most = { limit: count * readRuntimeEnv().forms.limitFactor, windowMs };
  const retryAfterSeconds = isShared(payload.db)
    ? await changeKept<Window, number>(payload, { kind: `limit.${what}`, name: key }, (kept, now) => {
        const { window, seconds } = countCall(kept, most, now);
        return { keep: window, lifeMs: window.endsAt - now, result: seconds };
      })
    : processWide(`limit.${what}`, () => new FixedWindows(most.limit, windowMs)).take(key);
  if (retryAfterSeconds > 0) throw new FormError(429, 'too_many_requests', { retryAfterSeconds });
}
