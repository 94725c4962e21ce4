import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { backendUrl } from './stack';

export interface Told {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { errors?: { message: string; data?: Record<string, unknown> }[] };
}

/** A call below `/api/users`, as the admin makes it. */
export async function users(
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Told> {
  const response = await fetch(`${backendUrl}/api/users${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: method === 'GET' ? undefined : JSON.stringify(data),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Told['body'] };
}

export const signedIn = (token: string) => ({ authorization: `JWT ${token}` });

/** What went wrong: the code of a refusal, or the words at a field. */
export function problemOf({ body }: Told): string | undefined {
  const [error] = body.errors ?? [];
  const fields = error?.data?.errors as { path: string; message: string }[] | undefined;
  return fields ? `${fields[0]?.path}: ${fields[0]?.message}` : (error?.data?.code as string | undefined);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

const halfMinuteMs = 30_000;

/** What an authenticator app shows (RFC 6238). @param away how many half minutes from now */
export function appCode(secret: string, away = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / halfMinuteMs) + away));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1e6).padStart(6, '0');
}

/**
 * A code that is valid after that of now, which works only once. It stays valid when the next half minute begins before
 * it arrives.
 */
export const nextCode = (secret: string): string => appCode(secret, 1);

/** A code that is valid before that of now, with time left for it to arrive. */
export async function formerCode(secret: string): Promise<string> {
  const leftMs = halfMinuteMs - (Date.now() % halfMinuteMs);
  if (leftMs < halfMinuteMs / 3) await setTimeout(leftMs);
  return appCode(secret, -1);
}
