import 'server-only';

import { requestOwnServer } from './own-server';

/** Lists of the whole site are expensive: they are regenerated after the published pages. */
const waitMs = 2_000;
const timeoutMs = 10_000;

const due = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** Two requests: the first starts the regeneration, the second gets the new copy. */
async function warm(path: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) await requestOwnServer(path, timeoutMs).catch(() => undefined);
}

async function warmAll(): Promise<void> {
  timer = undefined;
  const addresses = [...due];
  due.clear();
  for (const address of addresses) await warm(address);
}

/** Regenerates addresses after a short delay, once for all changes within it. */
export function warmLater(addresses: readonly string[]): void {
  for (const address of addresses) due.add(address);
  if (due.size > 0) timer ??= setTimeout(() => void warmAll(), waitMs).unref();
}
