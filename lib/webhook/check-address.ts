import type { PublicState } from '../content/current-state';
import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/language';
import { offeredLanguages } from '../i18n/offered-languages';
import { isLive } from './is-live';
import type { PublicAnswer } from './own-server';

export interface Shown {
  /** The public address, in its language. */
  path: string;
  /** `waiting`: for the backend or for the new copy of the page; `failed`: the public answer is an error. */
  state: 'live' | 'waiting' | 'failed';
  /** The last status of the public address. */
  status?: number;
  /** The name of the server that was asked, where there are several. */
  server?: string;
}

/** An address that is checked until it shows the published content. */
export interface Address extends Omit<Shown, 'server'> {
  barePath: string;
  language: Language;
  isStale: boolean;
}

/** The backend's state of each bare path, without those that it did not answer for. */
export type States = ReadonlyMap<string, PublicState>;

/** The content that must be shown. */
export interface Wanted {
  states: States;
  /** Milliseconds since 1970. */
  deadlineAt: number;
  /** What is marked as stale instead of the content of the addresses. */
  tags?: readonly string[];
  /** Fetches the states of paths again: what was wanted may have been replaced meanwhile. */
  fetchAgain?: (paths: readonly string[]) => Promise<States>;
}

/**
 * Requests an address, and stores its state.
 *
 * @param ask requests a path from a server, within a time in milliseconds
 */
export async function checkAddress(
  address: Address,
  { states, deadlineAt }: Wanted,
  ask: (path: string, timeoutMs: number) => Promise<PublicAnswer>,
): Promise<void> {
  const { barePath, path, language } = address;
  const state = states.get(barePath);
  try {
    const answer = await ask(path, Math.max(deadlineAt - Date.now(), 1));
    address.status = answer.status;
    address.isStale = answer.isStale;
    if (state && isLive(answer, state, language)) address.state = 'live';
    else address.state = answer.status >= 500 ? 'failed' : 'waiting';
  } catch {
    // The result of the last check is the best that is known.
  }
}

/** The addresses of bare paths in every language, not checked yet. */
export const addressesOf = (paths: readonly string[]): Address[] =>
  paths.flatMap((barePath) =>
    offeredLanguages().map((language) => ({
      barePath,
      language,
      path: addressOf(barePath, language),
      state: 'waiting' as const,
      isStale: false,
    })),
  );
