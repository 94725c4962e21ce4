import { processWide } from '../../process-wide';

const lines = () => processWide('editing.lines', () => new Map<string, Promise<unknown>>());

/**
 * Runs tasks of one name one after another, in the whole process, so that reading, comparing and writing are not
 * interleaved: SQLite runs without transactions here (`database/sqlite.ts`), and one process serves a database.
 */
export async function inLine<T>(name: string, task: () => Promise<T>): Promise<T> {
  const waiting = lines();
  const turn = (waiting.get(name) ?? Promise.resolve()).then(task);
  // The caller handles a failed task; the next one runs anyway.
  const end = turn.catch(() => undefined);
  waiting.set(name, end);
  try {
    return await turn;
  } finally {
    if (waiting.get(name) === end) waiting.delete(name);
  }
}

export const onPage = <T>(id: number | string, task: () => Promise<T>): Promise<T> => inLine(`page:${id}`, task);
