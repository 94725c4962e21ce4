import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../../process-wide';
import { FixedWindows } from './fixed-windows';
import { FormError } from './form-error';

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
  token: { count: 60, perMs: 10 * MINUTE },
} as const;

/** @throws FormError with status 429 when the key has reached its limit */
export function limit(what: keyof typeof limits, key: string): void {
  const { count, perMs } = limits[what];
  const windows = processWide(
    `limit.${what}`,
    () => new FixedWindows(count * readRuntimeEnv().forms.limitFactor, perMs),
  );
  const retryAfterSeconds = windows.take(key);
  if (retryAfterSeconds > 0) throw new FormError(429, 'too_many_requests', { retryAfterSeconds });
}
