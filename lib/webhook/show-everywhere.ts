import 'server-only';

import { env } from '../env';
import { otherInstances, ownInstanceName, announceToInstances } from '../instances/instances';
import type { Shown, Wanted } from './check-address';
import { makePublic } from './make-public';
import { type Elsewhere, showElsewhere } from './show-elsewhere';

/** The other servers that visitors may get a page from: instances, and the proxy if it is known. */
function servers(): readonly Elsewhere[] {
  const { proxyUrl } = env();
  return [...otherInstances(), ...(proxyUrl ? [{ name: new URL(proxyUrl).host, url: proxyUrl }] : [])];
}

/**
 * Brings addresses up to date on this instance (`makePublic`), and waits until the others and the proxy show the same.
 * They are looked at once this one does.
 *
 * @param paths bare, encoded paths of the site
 */
export async function showEverywhere(paths: readonly string[], wanted: Wanted): Promise<Shown[]> {
  const name = ownInstanceName();
  const here = await makePublic(paths, wanted);
  const shown = here.map((address) => (name === undefined ? address : { ...address, server: name }));
  if (!here.every(({ state }) => state === 'live')) return shown;
  return [...shown, ...(await showElsewhere(paths, wanted, { list: servers, tell: announceToInstances }))];
}
