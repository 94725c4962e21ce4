import type { PayloadRequest } from 'payload';
import { inTurn, inTurns } from '../../database/in-turn';

/** Runs tasks that read and write one page one after another, in all processes (`database/in-turn.ts`). */
export const onPage = <T>(req: PayloadRequest, id: number | string, task: () => Promise<T>): Promise<T> =>
  inTurn(req, `page:${id}`, task);

/** The same for a task that reads and writes several pages. */
export const onPages = <T>(
  req: PayloadRequest,
  ids: readonly (number | string)[],
  task: () => Promise<T>,
): Promise<T> =>
  inTurns(
    req,
    ids.map((id) => `page:${id}`),
    task,
  );
