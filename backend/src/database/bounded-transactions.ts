import type { DatabaseAdapterObj } from 'payload';
import { currentRequestId } from '../http/request-id';
import { processWide } from '../process-wide';
import { Room } from './room';

/**
 * How many requests hold a transaction at once. What they cause asks for further connections of the same pool (ten),
 * for what is stored beside the transaction: if each connection were held by a transaction that waits for another one,
 * none would go on, and all would fail.
 */
const AT_ONCE = 6;

/** How long a request waits for its turn; longer than a save waits for a page's lock. */
const WAIT_MS = 15_000;

/** A transaction that nobody ends keeps its place for no longer. */
const HOLD_MS = 120_000;

type TransactionId = number | string;
interface Holder {
  /** Of transactions of one request, only the first needs a place: those within it would wait for their own. */
  open: number;
  leave: () => void;
}

const state = processWide('database.transactions', () => ({
  room: new Room(AT_ONCE),
  holders: new Map<string, Holder>(),
  /** What is to be done when a transaction ends. */
  ends: new Map<TransactionId, () => void>(),
}));

/** @returns what gives up the request's place, when the last of its transactions has ended */
async function takePlace(requestId: string): Promise<() => void> {
  const { room, holders } = state;
  const holder = holders.get(requestId) ?? { open: 0, leave: () => undefined };
  const isFirst = holder.open === 0;
  holder.open += 1;
  holders.set(requestId, holder);
  const giveUp = () => {
    holder.open -= 1;
    if (holder.open > 0) return;
    holders.delete(requestId);
    holder.leave();
  };
  if (!isFirst) return giveUp;
  try {
    holder.leave = await room.enter(WAIT_MS);
  } catch (error) {
    giveUp();
    throw error;
  }
  return giveUp;
}

/** Calls what it is given once. */
function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}

function end(id: TransactionId): void {
  state.ends.get(id)?.();
  state.ends.delete(id);
}

/**
 * Makes an adapter begin a bounded number of transactions at once. Timers and the start, which are few, are not
 * counted.
 */
export function withBoundedTransactions<A extends DatabaseAdapterObj>(adapter: A): A {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { beginTransaction, commitTransaction, rollbackTransaction } = db;
      db.beginTransaction = async function (options) {
        const requestId = currentRequestId();
        if (requestId === undefined) return beginTransaction.call(this, options);
        const giveUp = once(await takePlace(requestId));
        try {
          const id = await beginTransaction.call(this, options);
          if (id === null) giveUp();
          else {
            const timer = setTimeout(() => end(id), HOLD_MS).unref();
            state.ends.set(id, () => {
              clearTimeout(timer);
              giveUp();
            });
          }
          return id;
        } catch (error) {
          giveUp();
          throw error;
        }
      };
      db.commitTransaction = async function (incomingId) {
        const id = await incomingId;
        await commitTransaction.call(this, id).finally(() => end(id));
      };
      db.rollbackTransaction = async function (incomingId) {
        const id = await incomingId;
        await rollbackTransaction.call(this, id).finally(() => end(id));
      };
      return db;
    },
  } as A;
}
