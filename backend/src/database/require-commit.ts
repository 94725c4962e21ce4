import type { Payload } from 'payload';
import { queryPostgres } from './queries';

/** Checks that the transaction's changes are stored. */
type Check = () => Promise<void>;

/**
 * Payload takes a transaction for stored whatever its COMMIT answers: a connection that breaks, or an earlier error
 * that somebody caught, which turns COMMIT into a rollback. So PostgreSQL is asked what became of it.
 *
 * @param transactionID a transaction that is about to be committed
 * @returns a check to call after the commit. It throws unless the changes are stored
 * @throws errors of PostgreSQL if the transaction cannot be committed any more
 */
export async function watchCommit(payload: Payload, transactionID: number | string): Promise<Check> {
  const [row] = await queryPostgres(
    { payload, transactionID },
    'select pg_current_xact_id_if_assigned()::text as number',
  );
  // A transaction that wrote nothing has no number.
  const number = row?.number;
  if (typeof number !== 'string' || !/^\d+$/.test(number)) return async () => undefined;
  return async () => {
    const [after] = await queryPostgres({ payload }, `select pg_xact_status('${number}'::xid8) as status`);
    if (after?.status !== 'committed')
      throw new Error(`PostgreSQL did not store the changes: ${String(after?.status)}`);
  };
}
