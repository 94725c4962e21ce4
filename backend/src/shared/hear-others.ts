import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isShared, poolOf, type Connection } from '../database/queries';
import { processWide } from '../process-wide';
import { assumeAnything, takeNews } from './take-news';
import { CHANNEL } from './tell-others';

/** How soon a connection that broke without a word is noticed, and how long the pause before the next one is. */
const CHECK_MS = 500;
const ANSWER_MS = 1_000;

interface Ear {
  isOpen?: boolean;
}

async function answers(connection: Connection): Promise<void> {
  const late = sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error('no answer');
  });
  await Promise.race([connection.query('select 1'), late]);
}

/** Listens until the connection breaks. @throws what it broke with */
async function listen(payload: Payload, onOpen: () => void): Promise<never> {
  const connection = await poolOf(payload).connect();
  try {
    connection.on('notification', ({ payload: text }) => takeNews(payload, text ?? ''));
    // Without a listener the process would end; the next check fails.
    connection.on('error', () => undefined);
    await connection.query(`listen ${CHANNEL}`);
    onOpen();
    for (;;) {
      await sleep(CHECK_MS, undefined, { ref: false });
      await answers(connection);
    }
  } finally {
    connection.release(true);
  }
}

/**
 * Keeps what is in memory up to date with the changes of other processes on the same database, for as long as this one
 * runs. While the database is away nothing can change; when it is back, everything is compared.
 */
export function hearOthers(payload: Payload): void {
  const ear = processWide<Ear>('shared.ear', () => ({}));
  if (!isShared(payload.db) || ear.isOpen !== undefined) return;
  ear.isOpen = false;
  void (async () => {
    for (;;) {
      await listen(payload, () => {
        if (ear.isOpen === false) payload.logger.info('other processes are heard');
        ear.isOpen = true;
        assumeAnything(payload);
      }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (ear.isOpen) payload.logger.warn(`other processes are not heard (${reason}); trying again`);
        ear.isOpen = false;
      });
      await sleep(CHECK_MS, undefined, { ref: false });
    }
  })();
}
