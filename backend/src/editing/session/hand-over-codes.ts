import { randomBytes } from 'node:crypto';
import { processWide } from '../../process-wide';
import { hashToken } from '../../forms/secrets';

/** The browser is led from the backend to the site at once; a minute is for a slow line. */
const LIFETIME_MS = 60_000;
const MAX_WAITING = 1_000;

export interface HandOver {
  userId: number | string;
  /** The session of the admin that the browser has. */
  sid: string | undefined;
  /** The site's own, bound to the browser that asked. */
  state: string;
}

/** Codes that lead a signed-in editor from the backend to the site: each works once, soon. */
export class HandOverCodes {
  private readonly waiting = new Map<string, HandOver & { expiresAt: number }>();

  give(handOver: HandOver, now = Date.now()): string {
    const code = randomBytes(32).toString('base64url');
    const [oldest] = this.waiting.keys();
    if (this.waiting.size >= MAX_WAITING && oldest !== undefined) this.waiting.delete(oldest);
    this.waiting.set(hashToken(code), { ...handOver, expiresAt: now + LIFETIME_MS });
    return code;
  }

  /** Takes the code away, whoever asks: one that was seen by two is worth nothing. */
  take(code: string, state: string, now = Date.now()): HandOver | undefined {
    const key = hashToken(code);
    const found = this.waiting.get(key);
    this.waiting.delete(key);
    return found && found.expiresAt > now && found.state === state ? found : undefined;
  }
}

export const handOverCodes = () => processWide('editing.codes', () => new HandOverCodes());
