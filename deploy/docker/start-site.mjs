/** Starts the packed site (`scripts/pack.mjs`). */
import { prepareStart } from './prepare-start.mjs';

const dir = new URL('../../', import.meta.url);

prepareStart(dir);
await import(new URL('.next/site-server.mjs', dir).href);
