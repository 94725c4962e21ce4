import 'server-only';

import { currentState, type PublicState } from '../content/current-state';
import { addressOf } from '../i18n/addresses';
import { type Language, languages } from '../i18n/languages';
import { contentAt, tagsOf } from './address-content';
import { inParallel } from './in-parallel';
import { isLive } from './is-live';
import { askOwnServer } from './own-server';
import { purge } from './purge';

export interface Shown {
  /** The public address, in its language. */
  path: string;
  /** `waiting` for the backend or the page's new copy; `failed` where the public answer is an error. */
  state: 'live' | 'waiting' | 'failed';
  /** The last status of the public address. */
  status?: number;
  /** The name of the server that was asked, where there are several. */
  server?: string;
}

interface Address extends Shown {
  barePath: string;
  language: Language;
  isStale: boolean;
}

/** The backend's state of each bare path, without those that it did not answer for. */
export type States = ReadonlyMap<string, PublicState>;

/** Few at a time: the same processor serves visitors. */
const parallelCalls = 4;
const pauseMs = { least: 100, most: 2000 };

/** The pause between checks grows to a tenth of the time since the start; bounds in milliseconds. */
const pauseAfter = (elapsedMs: number) => Math.min(Math.max(elapsedMs / 10, pauseMs.least), pauseMs.most);

/** A copy whose rendering began before the change looks fresh afterwards: it is marked stale again. */
const purgeEveryMs = 800;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches from the backend what each address has to show. Addresses whose call fails are left out. */
export async function fetchStates(paths: readonly string[], deadlineAt = Infinity): Promise<States> {
  const entries = await inParallel(paths, parallelCalls, async (path) => {
    if (Date.now() > deadlineAt) return [];
    const state = await currentState(contentAt(path)).catch(() => undefined);
    return state ? [[path, state] as const] : [];
  });
  return new Map(entries.flat());
}

/** What has to be shown. */
export interface Wanted {
  states: States;
  /** Milliseconds since 1970. */
  deadlineAt: number;
  /** A further accepted revision for a path. */
  alsoNew?: { path: string; revision: string | null };
}

async function look(address: Address, { states, deadlineAt, alsoNew }: Wanted): Promise<void> {
  const { barePath, path, language } = address;
  const state = states.get(barePath);
  try {
    const answer = await askOwnServer(path, Math.max(deadlineAt - Date.now(), 1));
    address.status = answer.status;
    address.isStale = answer.isStale;
    const revision = alsoNew?.path === barePath ? alsoNew.revision : undefined;
    if (state && isLive(answer, state, language, revision)) address.state = 'live';
    else address.state = answer.status >= 500 ? 'failed' : 'waiting';
  } catch {
    address.state = 'waiting';
  }
}

/**
 * Brings addresses up to date with the backend, in every language, and checks the result: requests the public address,
 * marks old copies as stale, so that a new one is made while the old one is served, and requests it again. A page whose
 * new data could not be fetched is not marked: the last good copy stays.
 *
 * @param paths bare, encoded paths of the site
 */
export async function makePublic(paths: readonly string[], wanted: Wanted): Promise<Shown[]> {
  const addresses = paths.flatMap((barePath) =>
    languages.map((language): Address => {
      const path = addressOf(barePath, language);
      return { barePath, language, path, state: 'waiting', isStale: false };
    }),
  );
  const waiting = () => addresses.filter(({ state }) => state !== 'live');
  const startedAt = Date.now();
  let purgedAt = 0;
  for (;;) {
    await inParallel(waiting(), parallelCalls, (address) => look(address, wanted));
    const open = waiting().filter(({ barePath }) => wanted.states.has(barePath));
    if (open.length === 0 || Date.now() + pauseMs.least > wanted.deadlineAt) break;
    const isDue = Date.now() - purgedAt > purgeEveryMs;
    const old = open.filter(({ isStale }) => !isStale || purgedAt > 0).map(({ barePath }) => barePath);
    if (isDue && old.length > 0) {
      purgedAt = Date.now();
      await purge([...new Set([...old.flatMap((path) => tagsOf(contentAt(path))), 'page-keys'])]);
    } else await pause(pauseAfter(Date.now() - startedAt));
  }
  return addresses.map(({ path, state, status }) => ({ path, state, ...(status !== undefined && { status }) }));
}
