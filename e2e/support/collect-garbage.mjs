/** Loaded into a server before its own code: its garbage collector runs in the middle of every wait. */
import { setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
setInterval(runInNewContext('gc'), 1000).unref();
