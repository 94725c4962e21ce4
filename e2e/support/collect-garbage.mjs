/** Loaded into a server before its own code: its garbage collector runs again and again. */
import { setTimeout } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const pauseMs = 400;

/** A collection took 100 to 700 ms on a busy machine: half of all the time, with the same pause after each. */
const pausePerCollection = 4;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

function collectAgain() {
  const startedAt = performance.now();
  collect();
  const tookMs = performance.now() - startedAt;
  setTimeout(collectAgain, Math.max(pauseMs, tookMs * pausePerCollection)).unref();
}

collectAgain();
