import type { ServerResponse } from 'node:http';

interface Ending {
  response: ServerResponse;
  body?: Buffer;
}

/** Since the first response of this turn; undefined before it. */
let waiting: Ending[] | undefined;

function endAll(): void {
  const endings = waiting ?? [];
  waiting = undefined;
  for (const { response, body } of endings) response.end(body);
}

/**
 * Ends a response: the first of this turn of the event loop at once, and all others of it together at its end. Where
 * many clients ask at once, their answers are then written one right behind the other, instead of each between two
 * requests: an answer takes two thirds of the time (docs/decisions/0115).
 *
 * @param response whose head is written
 * @param body the rest of the answer, if it has one
 */
export function endTogether(response: ServerResponse, body?: Buffer): void {
  if (waiting) {
    waiting.push({ response, body });
    return;
  }
  waiting = [];
  setImmediate(endAll);
  response.end(body);
}
