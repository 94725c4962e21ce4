import type { PayloadRequest } from 'payload';
import { inTurn } from '../../database/in-turn';

/** Runs tasks that read and write one page one after another, in all processes (`database/in-turn.ts`). */
export const onPage = <T>(req: PayloadRequest, id: number | string, task: () => Promise<T>): Promise<T> =>
  inTurn(req, `page:${id}`, task);
