import type { Payload } from 'payload';
import { processWide } from '../process-wide';

/** How far the start has come. Payload is set once its database is open and migrated. */
export const startState = processWide<{ payload?: Payload; isStarted: boolean }>('start', () => ({ isStarted: false }));
