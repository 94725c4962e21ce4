import 'server-only';

import { askOwnServer } from './own-server';

/** Lists of a whole site are dear to make: they wait until whoever publishes has seen his pages. */
const waitMs = 2_000;
const timeoutMs = 10_000;

const due = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** The second answer is made of the data that the first has asked for. */
async function warm(path: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) await askOwnServer(path, timeoutMs).catch(() => undefined);
}

async function warmAll(): Promise<void> {
  timer = undefined;
  const addresses = [...due];
  due.clear();
  for (const address of addresses) await warm(address);
}

/** Has addresses made anew in a moment, once for however many changes there are until then. */
export function warmLater(addresses: readonly string[]): void {
  for (const address of addresses) due.add(address);
  if (due.size > 0) timer ??= setTimeout(() => void warmAll(), waitMs).unref();
}
