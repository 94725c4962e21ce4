import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks differ and typing takes time: the previous and the next code are valid too. */
const WINDOW = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, the format that authenticator apps read. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** RFC 6238 with SHA-1, which all apps support. @param step number of 30-second steps since 1970 */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step that a code belongs to, or undefined for a wrong code.
 *
 * @param after the last used step: it and earlier steps are no longer valid
 */
export function stepOf(secret: Buffer, code: string, after = -1, now = Date.now()): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const current = Math.floor(now / STEP_MS);
  for (let step = current - WINDOW; step <= current + WINDOW; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (step > after && given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return undefined;
}
