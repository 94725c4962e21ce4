import type { Challenge, Solution } from 'altcha/lib';

import type { Envelope } from '@/lib/http/api-answer';

import { captchaWorker } from './captcha-worker';

export interface SolvedCaptcha {
  /** The value of `captcha` in SendMail: challenge and solution in ALTCHA's format. */
  payload: string;
  /** Milliseconds since 1970, after which the backend rejects it. */
  expiresAt: number;
}

const maxWorkers = 4;
const timeoutMs = 60_000;

/** Longer than the site's own time-out. Without a challenge the message is sent without a captcha. */
const challengeTimeoutMs = 10_000;

async function fetchChallenge(): Promise<Challenge> {
  const response = await fetch('/api/CaptchaChallenge', {
    cache: 'no-store',
    signal: AbortSignal.timeout(challengeTimeoutMs),
  });
  const { success, data } = (await response.json()) as Envelope;
  if (!success) throw new Error(`no challenge, status ${response.status}`);
  return data as Challenge;
}

/** Each worker tries every n-th number; the first solution ends the search. */
function solve(challenge: Challenge): Promise<Solution> {
  const count = Math.min(maxWorkers, Math.max(1, navigator.hardwareConcurrency - 1));
  const workers: Worker[] = [];
  const search = new Promise<Solution>((resolve, reject) => {
    for (let index = 0; index < count; index += 1) {
      const worker = captchaWorker();
      workers.push(worker);
      worker.onerror = () => reject(new Error('the worker failed'));
      worker.onmessage = ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
        if (data && 'derivedKey' in data) resolve(data);
        else reject(new Error('no solution'));
      };
      worker.postMessage({ type: 'work', challenge, counterStart: index, counterStep: count, timeout: timeoutMs });
    }
  });
  return search.finally(() => workers.forEach((worker) => worker.terminate()));
}

/**
 * Fetches a challenge and solves it in workers, without asking the visitor for anything.
 *
 * @throws when there is no challenge, or the browser cannot solve it
 */
export async function solveCaptcha(): Promise<SolvedCaptcha> {
  const challenge = await fetchChallenge();
  const solution = await solve(challenge);
  const { parameters, signature } = challenge;
  const payload = btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
  return { payload, expiresAt: (parameters.expiresAt ?? Infinity) * 1000 };
}
