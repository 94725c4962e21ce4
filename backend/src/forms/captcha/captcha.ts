import { createChallenge, randomInt, verifySolution, type Challenge, type Payload as Solved } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { FormError } from '../http/form-error';
import { derive } from '../secrets';

export interface CaptchaOptions {
  /** The backend's own secret. The signing key is derived from it. */
  secret: string;
  /** The most key derivations a solver makes. */
  attempts: number;
}

/**
 * The cost of one derivation: a third of a millisecond on a desktop, so 3000 of them take a phone one or two seconds.
 */
const ROUNDS = 1000;

const LIFE_MS = 10 * 60 * 1000;

/** Longer than any solved challenge. */
const MAX_PAYLOAD_LENGTH = 4096;

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: derive(secret, 'captcha'),
  hmacKeySignatureSecret: derive(secret, 'captcha-key'),
});

/**
 * A proof of work for the visitor's browser. The number to be found is chosen here, so that finding it takes a known
 * effort and checking it takes none.
 */
export function makeChallenge({ secret, attempts }: CaptchaOptions, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(attempts, Math.ceil(attempts / 2)),
    deriveKey,
    expiresAt: Math.floor((now + LIFE_MS) / 1000),
    ...secretsOf(secret),
  });
}

/**
 * Checks a solution.
 *
 * @returns a unique name of the challenge. It is stored with the message, so that no second message can use it
 * @throws FormError when it is not a solved challenge of ours, or expired
 */
export async function checkSolution(payload: string, { secret }: Pick<CaptchaOptions, 'secret'>): Promise<string> {
  const { challenge, solution } = parse(payload);
  const result = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) });
  if (result.expired) throw new FormError(400, 'captcha_expired');
  const { signature } = challenge;
  if (!result.verified || !signature) throw new FormError(400, 'captcha_invalid');
  return signature;
}

function parse(payload: string): Solved {
  try {
    if (payload.length > MAX_PAYLOAD_LENGTH) throw new Error('too long');
    const value = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Partial<Solved> | null;
    const parameters = value?.challenge?.parameters;
    if (!parameters || typeof parameters !== 'object' || !value?.solution) throw new Error('no solution');
    // Every challenge that we sign has an expiry.
    if (typeof parameters.expiresAt !== 'number') throw new Error('no expiry');
    // It is compared as a text.
    if (typeof value.challenge?.signature !== 'string') throw new Error('no signature');
    return value as Solved;
  } catch {
    throw new FormError(400, 'captcha_invalid');
  }
}
