/** Starts the packed backend (`scripts/pack.mjs`), on `PORT`. */
import { prepareStart } from './prepare-start.mjs';

const dir = new URL('../../backend/', import.meta.url);
const { PORT = '3001', HOST = '0.0.0.0' } = process.env;

prepareStart(dir);
process.env.BACKEND_DIR = dir.pathname;
process.argv.splice(2, Infinity, PORT, HOST);
await import(new URL('server.mjs', dir).href);
