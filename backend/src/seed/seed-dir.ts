import path from 'node:path';
import { backendDir } from '../runtime-env';

/** The demo company's site, or a neutral skeleton. */
export type SeedName = 'demo' | 'starter';

/** The folder of a seed. */
export const seedDirOf = (name: SeedName) => path.join(backendDir, 'seed', name);
