import type { Payload, PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { addressOf } from './address-of';
import { takeAttempt } from './attempts';

/** A counter of attempts. */
export interface Counted {
  key: string;
  rule?: { free: number; firstDelayMs: number };
  /** Other accounts are counted by it, too: a login of one of them does not reset it. */
  isShared?: boolean;
}

/** For one account, all unknown browsers together: against guessing from many addresses. */
const ofAccount = { free: 50, firstDelayMs: 2000 };
/** For one address, all accounts together: against trying one password with many names. */
const ofAddress = () => ({ free: 60 * readRuntimeEnv().forms.limitFactor, firstDelayMs: 2000 });
/** Proofs of one address, all accounts together: each takes the processor long, also for an invented name. */
const ofProofs = () => ({ free: 10 * readRuntimeEnv().forms.limitFactor, firstDelayMs: 2000 });

/** @param device the id of a browser that has signed in before: it has its own counter, which strangers cannot fill */
export function countersOfLogin(req: PayloadRequest, email: string, device: string | undefined): Counted[] {
  if (device) return [{ key: `device:${device}` }];
  const address = addressOf(req);
  return [
    { key: `address:${address}`, rule: ofAddress(), isShared: true },
    { key: `login:${email}:${address}` },
    { key: `account:${email}`, rule: ofAccount },
  ];
}

/** The counters of an attempt that has to wait and brings a code. */
export function countersOfProof(req: PayloadRequest, email: string): Counted[] {
  const address = addressOf(req);
  return [{ key: `proof-from:${address}`, rule: ofProofs(), isShared: true }, { key: `proof:${email}:${address}` }];
}

/**
 * Counts an attempt, first by its address: one that has to wait adds no names that it has invented.
 *
 * @returns the seconds to wait, 0 for none
 */
export async function takeAll(payload: Payload, [first, ...others]: Counted[]): Promise<number> {
  const seconds = first ? await takeAttempt(payload, first.key, first.rule) : 0;
  if (seconds > 0) return seconds;
  return Math.max(0, ...(await Promise.all(others.map(({ key, rule }) => takeAttempt(payload, key, rule)))));
}
