import { randomBytes } from 'node:crypto';
import { processWide } from '../../process-wide';
import { hashToken } from '../../forms/secrets';

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

/** Codes that lead a signed-in editor from the backend to the site. Each is valid once, for a short time. */
export class HandOverCodes {
  private readonly waiting = new Map<string, HandOver & { expiresAt: number }>();

  give(handOver: HandOver, now = Date.now()): string {
    const code = randomBytes(32).toString('base64url');
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

export const handOverCodes = () => processWide('editing.codes', () => new HandOverCodes());
