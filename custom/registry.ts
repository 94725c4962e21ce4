import type { Entries } from '@/components/sections/registry-entry';

import type { customDefinitions } from './definitions';

/** The component of each own section type, and how it is framed. */
export const customRegistry = {} satisfies Entries<(typeof customDefinitions)[number]>;
