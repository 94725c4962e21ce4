import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from '../../forms/secrets';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) => Buffer.from(derive(secret, 'second-factor'), 'hex');

/** Encrypted, so that a copy of the database alone is not enough to generate codes. */
export function seal(bytes: Buffer, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws if it was sealed with another secret */
export function unseal(sealed: string, secret: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** As `unseal`; undefined if it was sealed with another secret. */
export function tryUnseal(sealed: string, secret: string): Buffer | undefined {
  try {
    return unseal(sealed, secret);
  } catch {
    return undefined;
  }
}
