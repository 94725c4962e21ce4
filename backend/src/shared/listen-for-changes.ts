import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isShared, poolOf, type Connection } from '../database/queries';
import { processWide } from '../process-wide';
import { reloadEverything, applyChange } from './apply-change';
import { CHANNEL } from './announce-change';

/** How often the connection is checked, and the pause before a reconnect, in milliseconds. */
const CHECK_MS = 500;
const ANSWER_MS = 1_000;

interface Listener {
  isOpen?: boolean;
}

async function answers(connection: Connection): Promise<void> {
  const late = sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error('no answer');
  });
  await Promise.race([connection.query('select 1'), late]);
}

/** Listens until the connection breaks. @throws the error that broke it */
async function listen(payload: Payload, onOpen: () => void): Promise<never> {
  const connection = await poolOf(payload).connect();
  try {
    connection.on('notification', ({ payload: text }) => applyChange(payload, text ?? ''));
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
 * Updates what is kept in memory after changes by other processes on the same database, as long as this one runs. While
 * the database is unreachable nothing can change. After a reconnect everything is reloaded.
 */
export function listenForChanges(payload: Payload): void {
  const listener = processWide<Listener>('shared.listener', () => ({}));
  if (!isShared(payload.db) || listener.isOpen !== undefined) return;
  listener.isOpen = false;
  void (async () => {
    for (;;) {
      await listen(payload, () => {
        if (listener.isOpen === false) payload.logger.info('listening to other processes');
        listener.isOpen = true;
        reloadEverything(payload);
      }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (listener.isOpen) payload.logger.warn(`not listening to other processes (${reason}); trying again`);
        listener.isOpen = false;
      });
      await sleep(CHECK_MS, undefined, { ref: false });
    }
  })();
}
