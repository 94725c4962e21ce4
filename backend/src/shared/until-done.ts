import type { Payload } from 'payload';
import { processWide } from '../process-wide';

/** The pause between attempts. What is searched may be no older than two seconds once the database answers. */
const RETRY_MS = 1_500;

const failing = processWide<Map<string, NodeJS.Timeout>>('shared.failing', () => new Map());

/**
 * Brings something in memory up to date, and repeats it until it succeeds: a read may fail although the database is
 * there, and nobody asks for it a second time. Logs the first failure and the success after it.
 *
 * @param what names it; while it fails it is repeated once, however often it is asked for
 * @returns after the first attempt. Never throws
 */
export async function untilDone(payload: Payload, what: string, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
    if (!failing.has(what)) return;
    clearTimeout(failing.get(what));
    failing.delete(what);
    payload.logger.info(`${what}: read again`);
  } catch (error) {
    if (!failing.has(what)) payload.logger.error({ err: error, msg: `${what}: not read; trying again` });
    clearTimeout(failing.get(what));
    failing.set(what, setTimeout(() => void untilDone(payload, what, attempt), RETRY_MS).unref());
  }
}
