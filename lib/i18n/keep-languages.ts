import { setTimeout as waitFor } from 'node:timers/promises';

import { readBackend } from '../backend/client';
import { BackendFailure } from '../backend/failure';
import { readKept, writeKept } from '../cache/kept-file';
import { readSiteEnv } from '../env/site-env.mjs';
import { refreshInTurn } from '../refresh-in-turn';
import { setOfferedLanguages } from './offered-languages';
import { readLanguages } from './read-languages';

/** A timer takes no more than 24 days. */
const longestPollSeconds = 86_400;

/** After how many milliseconds a failed fetch is repeated. */
const retryMs = 5_000;

/** The longest that a start waits for the languages, in milliseconds. */
const firstWaitMs = 3_000;

const codesOf = (raw: unknown) => readLanguages(raw).map(({ code }) => code);

const isModel = (data: unknown): data is { languages?: unknown } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

async function fetchLanguages(): Promise<boolean> {
  try {
    const model = await readBackend('GetApplicationModel', {}, 'now', isModel);
    if (!isModel(model)) return true;
    const codes = codesOf(model.languages);
    setOfferedLanguages(codes);
    const json = JSON.stringify(codes.map((code) => ({ code })));
    // What this process knows says nothing of the file: before the languages are known, it has the default one.
    if (JSON.stringify(await readKept('languages')) !== json) await writeKept('languages', json);
    return true;
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return false;
  }
}

/** Fetches which languages the site offers. If the backend fails, those that are known stay, and it is tried again. */
export const { refresh: refreshLanguages } = refreshInTurn('languages', fetchLanguages, retryMs);

/**
 * Keeps the languages up to date while the server runs, for a backend that sends no webhook. Until they are known, each
 * language has addresses: the first start waits for them, for a moment, or a crawler could find one that there is not.
 */
export async function keepLanguages(): Promise<void> {
  const known = await readKept('languages');
  if (Array.isArray(known)) setOfferedLanguages(codesOf(known));
  const seconds = Math.min(readSiteEnv(process.env).revalidateSeconds, longestPollSeconds);
  setInterval(() => void refreshLanguages(), seconds * 1000).unref();
  const first = refreshLanguages();
  if (!Array.isArray(known)) await Promise.race([first, waitFor(firstWaitMs, undefined, { ref: false })]);
}
