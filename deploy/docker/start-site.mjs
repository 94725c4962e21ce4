/** Starts the packed site (`scripts/pack.mjs`). */
import { fillArchive } from './fill-archive.mjs';
import { prepareStart } from './prepare-start.mjs';

const dir = new URL('../../', import.meta.url);

prepareStart(dir);
await fillArchive(dir.pathname);
await import(new URL('.next/site-server.mjs', dir).href);
