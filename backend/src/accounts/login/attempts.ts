import type { Payload } from 'payload';
import { isShared } from '../../database/queries';
import { processWide } from '../../process-wide';
import { changeKept } from '../../shared/change-kept';
import {
  AttemptDelays,
  countAttempt,
  FORGET_AFTER_MS,
  ordinary,
  withoutOne,
  type Row,
  type Rule,
} from './attempt-delays';

const inMemory = () => processWide('accounts.attempts', () => new AttemptDelays());
const of = (key: string) => ({ kind: 'attempts', name: key });

/** Counts an attempt, for all processes, unless it has to wait. @returns the seconds to wait, 0 for none */
export async function takeAttempt(payload: Payload, key: string, rule: Rule = ordinary): Promise<number> {
  if (!isShared(payload.db)) return inMemory().take(key, rule);
  return changeKept<Row, number>(payload, of(key), (kept, now) => {
    const { row, seconds } = countAttempt(kept, rule, now);
    return { keep: row, lifeMs: FORGET_AFTER_MS, result: seconds };
  });
}

/** Removes one attempt from the count. */
export async function takeBackAttempt(payload: Payload, key: string): Promise<void> {
  if (!isShared(payload.db)) return inMemory().takeBack(key);
  const step = (kept: Row | undefined) => ({
    keep: kept && withoutOne(kept),
    lifeMs: FORGET_AFTER_MS,
    result: undefined,
  });
  await changeKept<Row, undefined>(payload, of(key), step);
}

/** Resets the count, after a correct attempt. */
export async function forgetAttempts(payload: Payload, key: string): Promise<void> {
  if (!isShared(payload.db)) return inMemory().forget(key);
  await changeKept<Row, undefined>(payload, of(key), () => ({ keep: undefined, result: undefined }));
}
