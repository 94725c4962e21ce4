import 'server-only';

import { currentState } from '../content/current-state';
import { contentAt, tagsOf } from './address-content';
import { inParallel } from './in-parallel';
import { addressesOf, checkAddress, type Shown, type States, type Wanted } from './check-address';
import { requestOwnServer } from './own-server';
import { purge } from './purge';

/** Few at a time, because the same processor serves visitors. */
const parallelCalls = 4;
const pauseMs = { least: 100, most: 2000 };

/** The pause between checks grows to a tenth of the time since the start; bounds in milliseconds. */
const pauseAfter = (elapsedMs: number) => Math.min(Math.max(elapsedMs / 10, pauseMs.least), pauseMs.most);

/** A copy whose rendering began before the change looks fresh afterwards: it is marked stale again. */
const purgeEveryMs = 800;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches from the backend what each address has to show.
 *
 * @param onFailure called for an address whose call fails; it is left out, as those are that time does not suffice for
 */
export async function fetchStates(
  paths: readonly string[],
  deadlineAt = Infinity,
  onFailure?: (path: string) => void,
): Promise<States> {
  const entries = await inParallel(paths, parallelCalls, async (path) => {
    if (Date.now() > deadlineAt) return [];
    const state = await currentState(contentAt(path)).catch(() => onFailure?.(path));
    return state ? [[path, state] as const] : [];
  });
  return new Map(entries.flat());
}

/**
 * Brings addresses up to date with the backend, in every language, and checks the result: requests the public address,
 * marks old copies as stale, so that a new one is made while the old one is served, and requests it again. A page whose
 * new data could not be fetched is not marked: the last good copy stays.
 *
 * What was wanted may be replaced before it is shown. So it is asked for again, if the caller says how, before a page is
 * marked once more: otherwise it would be made anew until the time is over.
 *
 * @param paths bare, encoded paths of the site
 */
export async function makePublic(paths: readonly string[], asked: Wanted): Promise<Shown[]> {
  let wanted = asked;
  const addresses = addressesOf(paths);
  const waiting = () => addresses.filter(({ state }) => state !== 'live');
  const startedAt = Date.now();
  let purgedAt = 0;
  /** The states that the last purge was for. */
  let purgedFor: States | undefined;
  for (;;) {
    await inParallel(waiting(), parallelCalls, (address) => checkAddress(address, wanted, requestOwnServer));
    const open = waiting().filter(({ barePath }) => wanted.states.has(barePath));
    if (open.length === 0 || Date.now() + pauseMs.least > wanted.deadlineAt) break;
    const isDue = Date.now() - purgedAt > purgeEveryMs;
    const old = open.filter(({ isStale }) => !isStale || purgedAt > 0).map(({ barePath }) => barePath);
    if (isDue && old.length > 0 && purgedFor === wanted.states && wanted.fetchAgain) {
      const again = await wanted.fetchAgain([...new Set(old)]);
      wanted = { ...wanted, states: new Map([...wanted.states, ...again]) };
    } else if (isDue && old.length > 0) {
      purgedAt = Date.now();
      purgedFor = wanted.states;
      await purge(wanted.tags ?? [...new Set([...old.flatMap((path) => tagsOf(contentAt(path))), 'page-keys'])]);
    } else await pause(pauseAfter(Date.now() - startedAt));
  }
  return addresses.map(({ path, state, status }) => ({ path, state, ...(status !== undefined && { status }) }));
}
