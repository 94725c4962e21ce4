import 'server-only';

import { cache } from 'react';

import { readSiteEnv } from './env/site-env.mjs';

/** The site's configuration, read once per request so that tests and restarts see current values. */
export const env = cache(() => readSiteEnv(process.env));
