import 'server-only';

import { markStale } from '../cache/mark-stale.mjs';
import { countEvent } from '../telemetry/meter.mjs';
import { prepare, refreshKept } from './prepare';
import { renew } from './renew';

/**
 * Does what the webhook does, for tags that another instance has announced.
 *
 * @returns false if the backend does not answer: nothing is marked, and it has to be tried again
 */
export async function applyAnnouncedTags(tags: readonly string[]): Promise<boolean> {
  const prepared = await prepare(tags, false);
  if (!prepared) return false;
  markStale(tags);
  countEvent('site_announcements_total', { from: 'instance' });
  refreshKept(tags);
  void renew(tags, prepared.states).catch((error: unknown) =>
    console.error('instances: pages were not renewed', error),
  );
  return true;
}
