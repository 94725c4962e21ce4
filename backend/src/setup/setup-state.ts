import type { Payload } from 'payload';
import { changeValue } from '../database/change-value';
import type { SeedName } from '../seed/seed-dir';
import type { CompanyFacts } from './company-facts';

/** What the installation remembers of its setup. */
export interface SetupState {
  /** Whether administrators are led to the setup. */
  phase: 'open' | 'later' | 'done';
  /** Counts the saves, so that one of two administrators is told of the other. */
  version: number;
  /** What the first start imported; absent in installations from before, whose seed was the demo. */
  seed?: SeedName | 'none';
  /** What was filled in last: more than the site's information holds. */
  facts?: CompanyFacts;
  /** Digests of what the seed and the setup have written and may write again (`own-writing.ts`). */
  written?: Record<string, string>;
  /** Set while the content is being cleared. One that has failed waits for an administrator. */
  clearing?: { startedAt: string; archive: string; hasFailed?: boolean };
  /** Set once it was. */
  cleared?: { at: string; archive: string };
}

const KEY = 'setup';

const stateOf = (stored: Partial<SetupState> | null): SetupState => ({ phase: 'open', version: 0, ...stored });

export const readSetup = async (payload: Payload): Promise<SetupState> =>
  stateOf(await payload.kv.get<Partial<SetupState>>(KEY));

/** Changes a part of it, in turn with other changes. A value of undefined removes what was there. */
export const changeSetup = (payload: Payload, change: Partial<SetupState>): Promise<SetupState> =>
  changeValue<SetupState>(payload, KEY, (stored) => ({ ...stateOf(stored), ...change }));
