type Query = (...args: unknown[]) => unknown;

/** A connection to PostgreSQL, as the driver has it. */
export interface Connection {
  query: Query;
}

/** Whether a query answers with a promise: those with a callback, or an object that reads its own answer, do not. */
const hasPromise = (args: unknown[]) =>
  typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown }).submit !== 'function';

/**
 * Sends a connection's queries one after the other. Payload validates the fields of a document side by side, in a
 * transaction too, and so on one connection; the driver's next version refuses a query while another is under way.
 */
export function queryInTurn(connection: Connection): void {
  const query = connection.query.bind(connection);
  let last: Promise<unknown> = Promise.resolve();
  connection.query = (...args) => {
    if (!hasPromise(args)) return query(...args);
    const answer = last.then(() => query(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
}
