import type { Redis } from 'ioredis';

type Change = (control: Redis) => Promise<unknown>;

/** What can be wrong with a Redis that runs: its name, what causes it, and what ends it. */
export const redisFailures: [what: string, fail: Change, mend: Change][] = [
  [
    'is read-only',
    (control) => control.call('REPLICAOF', '127.0.0.1', '1'),
    (control) => control.call('REPLICAOF', 'NO', 'ONE'),
  ],
  [
    'is full',
    (control) => control.config('SET', 'maxmemory', '1'),
    (control) => control.config('SET', 'maxmemory', '0'),
  ],
  [
    'has another password',
    async (control) => {
      await control.config('SET', 'requirepass', 'another');
      await control.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    },
    (control) => control.config('SET', 'requirepass', ''),
  ],
];
