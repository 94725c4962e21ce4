/**
 * What a check found: `ok`, or in one word what is wrong. Strangers may read it, so it names no path and no address.
 */
export type Finding = string;

/** How long all checks of a probe may take together, in milliseconds: a probe that hangs is worse than a wrong one. */
const maxCheckMs = 1_000;

function within<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(late), ms)));
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Runs all checks at the same time. A check that throws has `failed`, one that is not done in time is `slow`.
 *
 * @param checks by their name in the answer
 * @param ms milliseconds for all of them
 */
export async function runChecks<Name extends string>(
  checks: Record<Name, () => Promise<Finding>>,
  ms = maxCheckMs,
): Promise<Record<Name, Finding>> {
  const entries = Object.entries(checks) as [Name, () => Promise<Finding>][];
  const run = async (check: () => Promise<Finding>) => check();
  const found = await Promise.all(
    entries.map(([, check]) =>
      within(
        ms,
        run(check).catch(() => 'failed'),
        'slow',
      ),
    ),
  );
  return Object.fromEntries(entries.map(([name], index) => [name, found[index] ?? 'failed'])) as Record<Name, Finding>;
}

/**
 * Shares one result among all who ask within a time, so that probes by strangers cost no more than those of one.
 *
 * @param ms milliseconds for which a result is given again
 */
export function shared<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    // Not the time of day, which may be set back.
    const now = performance.now();
    if (!last || now - last.at > ms) last = { at: now, result: work() };
    return last.result;
  };
}
