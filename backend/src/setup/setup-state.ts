import type { Payload } from 'payload';
import { inLine } from '../database/in-turn';
import type { SeedName } from '../seed/seed';
import type { CompanyFacts } from './company-facts';

/** What the installation remembers of its setup. */
export interface SetupState {
  /** Whether administrators are led to the setup. */
  phase: 'open' | 'later' | 'done';
  /** Counts the saves, so that one of two administrators is told of the other. */
  version: number;
  /** What the content was imported from; absent in installations from before, whose seed was the demo. */
  seed?: SeedName;
  /** What was filled in last: more than the site's information holds. */
  facts?: CompanyFacts;
  /** Set while the content is being cleared. */
  clearing?: { startedAt: string; archive: string };
  /** Set once it was. */
  cleared?: { at: string; archive: string };
}

const KEY = 'setup';

export async function readSetup(payload: Payload): Promise<SetupState> {
  const stored = (await payload.kv.get(KEY)) as Partial<SetupState> | null;
  return { phase: 'open', version: 0, ...stored };
}

/** Changes a part of it, in turn with other changes of this process. A value of undefined removes what was there. */
export function changeSetup(payload: Payload, change: Partial<SetupState>): Promise<SetupState> {
  return inLine('setup.state', async () => {
    const next = { ...(await readSetup(payload)), ...change };
    await payload.kv.set(KEY, JSON.parse(JSON.stringify(next)) as object);
    return next;
  });
}
