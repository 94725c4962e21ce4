import type { Payload, PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit';
import { isShared } from '../database/queries';
import { processWide } from '../process-wide';
import { readRuntimeEnv } from '../runtime-env';
import type { Store } from './announcements';
import { Deliveries } from './deliver';
import { DeliveryLog } from './delivery-log';
import { readLeft } from './read-left';

const LOOK_EVERY_MS = 15_000;

/** A process that runs has sent an announcement long before, unless the site is away. */
const LEFT_AFTER_MS = 30_000;

/** Undefined if no site is configured. */
function deliveriesOf({ kv, logger }: Payload): Deliveries | undefined {
  const target = readRuntimeEnv().revalidation;
  if (!target) return undefined;
  return processWide('announcements', () => {
    const log = {
      info: (message: string) => logger.info(message),
      warn: (message: string) => logger.warn(message),
      error: (message: string) => logger.error(message),
    };
    return new Deliveries(target, kv, new DeliveryLog(log));
  });
}

/** Stores in the transaction of the request: a process that ends after the commit has left it. */
const keepWith =
  (req: PayloadRequest): Store['set'] =>
  async (key, data) =>
    void (await req.payload.db.create({ collection: 'payload-kv', data: { key, data }, req, returning: false }));

/**
 * Announces stale cache tags to the site in the background, once the running transaction is committed, and retries
 * until the site accepts. Does nothing while seeding, or if no site is configured.
 *
 * @returns once the announcement is stored and cannot be lost: in the transaction, if there is one
 * @throws errors of the database inside a transaction, which is not committed then
 */
export async function announce(req: PayloadRequest, tags: string[]): Promise<void> {
  if (req.context.isSeeding || tags.length === 0) return;
  const deliveries = deliveriesOf(req.payload);
  if (!deliveries) return;
  // SQLite runs without transactions (`sqlite.ts`).
  const hasTransaction = isShared(req.payload.db) && Boolean(req.transactionID);
  const note = deliveries.note(tags, hasTransaction ? keepWith(req) : undefined);
  afterCommit(req, () => deliveries.deliver(note));
  await note.isKept;
}

/** Announces what the last run could not deliver; from now on also what another process has left. */
export async function startAnnouncing(payload: Payload): Promise<void> {
  const deliveries = deliveriesOf(payload);
  if (!deliveries) return;
  await deliveries.resume();
  if (isShared(payload.db)) setInterval(() => void adoptLeft(payload, deliveries), LOOK_EVERY_MS).unref();
}

async function adoptLeft(payload: Payload, deliveries: Deliveries): Promise<void> {
  try {
    deliveries.adopt(await readLeft(payload, LEFT_AFTER_MS));
  } catch (error) {
    payload.logger.error({ err: error, msg: 'revalidate: announcements of other processes are not read' });
  }
}
