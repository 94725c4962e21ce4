import type { ServerResponse } from 'node:http';

interface Ending {
  response: ServerResponse;
  body?: Buffer;
}

let waiting: Ending[] = [];

function endAll(): void {
  const endings = waiting;
  waiting = [];
  for (const { response, body } of endings) response.end(body);
}

/**
 * Ends a response at the end of this turn of the event loop, together with all others whose requests were read in it.
 * Where many clients ask at once, their answers are then written one right behind the other, instead of each between
 * two requests: an answer takes two thirds of the time (docs/decisions/0115). A single one waits for nothing.
 *
 * @param response whose head is written
 * @param body the rest of the answer, if it has one
 */
export function endTogether(response: ServerResponse, body?: Buffer): void {
  waiting.push({ response, body });
  if (waiting.length === 1) setImmediate(endAll);
}
