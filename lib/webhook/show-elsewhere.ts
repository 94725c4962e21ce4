import 'server-only';

import { contentAt, tagsOf } from './address-content';
import { inParallel } from './in-parallel';
import { type Address, addressesOf, checkAddress, type Shown, type Wanted } from './check-address';
import { requestServer } from './own-server';

/** Another server that visitors may get a page from: an instance of the site, or the proxy in front of them. */
export interface Elsewhere {
  /** The name that editors see. */
  name: string;
  /** Its origin. */
  url: string;
}

interface Servers {
  /** The servers that run now. A server that has stopped meanwhile is not waited for. */
  list: () => readonly Elsewhere[];
  /** Tells the other instances what is stale. */
  tell: (tags: readonly string[]) => Promise<unknown>;
}

interface Place extends Address {
  server: Elsewhere;
}

const parallelCalls = 4;
const pauseMs = 150;

/** They learn of a publication by themselves. After this time in milliseconds they are told again, once. */
const tellAfterMs = 1_500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const look = (place: Place, wanted: Wanted) =>
  checkAddress(place, wanted, (path, timeoutMs) => requestServer(place.server.url, path, timeoutMs));

/**
 * Waits until every other server that visitors may get a page from shows what this one shows.
 *
 * @param paths bare, encoded paths of the site
 * @param wanted what has to be shown, and until when it is waited for
 * @returns the addresses that are not live, each with the server's name
 */
export async function showElsewhere(paths: readonly string[], wanted: Wanted, servers: Servers): Promise<Shown[]> {
  const places = servers
    .list()
    .flatMap((server) => addressesOf(paths).map((address): Place => ({ ...address, server })));
  const isThere = ({ server }: Place) =>
    servers.list().some(({ name, url }) => name === server.name && url === server.url);
  const waiting = () => places.filter((place) => place.state !== 'live' && isThere(place));
  const startedAt = Date.now();
  let isTold = false;
  for (;;) {
    await inParallel(waiting(), parallelCalls, (place) => look(place, wanted));
    const open = waiting().filter(({ barePath }) => wanted.states.has(barePath));
    if (open.length === 0 || Date.now() + pauseMs > wanted.deadlineAt) break;
    if (!isTold && Date.now() - startedAt > tellAfterMs) {
      isTold = true;
      const tags = open.flatMap(({ barePath }) => tagsOf(contentAt(barePath)));
      await servers.tell(wanted.tags ?? [...new Set([...tags, 'page-keys'])]);
    }
    await pause(pauseMs);
  }
  return waiting().map(({ path, state, status, server }) => ({
    path,
    state,
    ...(status !== undefined && { status }),
    server: server.name,
  }));
}
