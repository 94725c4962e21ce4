import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { processWide } from '../../process-wide';
import { isShared } from '../../database/queries';
import { hashToken } from '../../forms/secrets';
import { changeKept } from '../../shared/change-kept';

/** The browser is redirected to the site at once; a minute is enough for a slow connection. */
const LIFETIME_MS = 60_000;
const MAX_WAITING = 1_000;

export interface HandOver {
  userId: number | string;
  /** The browser's session in the admin. */
  sid: string | undefined;
  /** The site's state, bound to the browser that asked. */
  state: string;
}

const newCode = () => randomBytes(32).toString('base64url');

/** Codes of one process, in memory. */
export class HandOverCodes {
  private readonly waiting = new Map<string, HandOver & { expiresAt: number }>();

  give(handOver: HandOver, now = Date.now()): string {
    const code = newCode();
    const [oldest] = this.waiting.keys();
    if (this.waiting.size >= MAX_WAITING && oldest !== undefined) this.waiting.delete(oldest);
    this.waiting.set(hashToken(code), { ...handOver, expiresAt: now + LIFETIME_MS });
    return code;
  }

  /** Removes the code in any case, because a code that a second client has sent must not work. */
  take(code: string, state: string, now = Date.now()): HandOver | undefined {
    const key = hashToken(code);
    const found = this.waiting.get(key);
    this.waiting.delete(key);
    return found && found.expiresAt > now && found.state === state ? found : undefined;
  }
}

const inMemory = () => processWide('editing.codes', () => new HandOverCodes());
const of = (code: string) => ({ kind: 'hand-over', name: code });

/** A code that leads a signed-in editor from the backend to the site. It is valid once, for a short time. */
export async function giveCode(payload: Payload, handOver: HandOver): Promise<string> {
  if (!isShared(payload.db)) return inMemory().give(handOver);
  const code = newCode();
  return changeKept<HandOver, string>(payload, of(code), () => ({
    keep: handOver,
    lifeMs: LIFETIME_MS,
    result: code,
  }));
}

/** What a code stands for, whichever process gave it. It is not valid any more, also if the state is wrong. */
export async function takeHandOver(payload: Payload, code: string, state: string): Promise<HandOver | undefined> {
  if (!isShared(payload.db)) return inMemory().take(code, state);
  const found = await changeKept<HandOver, HandOver | undefined>(payload, of(code), (kept) => ({
    keep: undefined,
    result: kept,
  }));
  return found?.state === state ? found : undefined;
}
