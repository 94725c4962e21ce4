/** The pauses between two attempts, in milliseconds; the last one is repeated. */
const pauses = [1000, 2000, 5000, 10_000];

/** Whether Next asks for the present page again. Pages that are prefetched or gone to are not concerned. */
function isRefresh(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  if (!headers.has('rsc') || headers.has('next-router-prefetch') || (init?.method ?? 'GET') !== 'GET') return false;
  const address = new URL(input instanceof Request ? input.url : input, window.location.href);
  return address.origin === window.location.origin && address.pathname === window.location.pathname;
}

/** Whether it is the page, or a refusal that no repetition changes. */
function isFinal({ ok, status, headers }: Response): boolean {
  if (!ok) return status < 500 && status !== 429;
  return Boolean(headers.get('content-type')?.startsWith('text/x-component'));
}

const pauseOf = (attempt: number) => new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? pauses.at(-1)));

/**
 * Repeats the refreshes of this page until one succeeds. Next would load the document instead, and so close the open
 * form, or show the browser's error page in its place.
 *
 * @param onChange called when a refresh has failed, and when one has succeeded again
 * @returns ends it; a refresh that is being repeated then has its last outcome
 */
export function retryRefreshes(onChange: (isRetrying: boolean) => void): () => void {
  const send = window.fetch;
  let isOver = false;
  const repeat = async (input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await send(input, init).catch((error: unknown) => error);
      const isDone = outcome instanceof Response && isFinal(outcome);
      const hasLeft = isOver || init?.signal?.aborted || !isRefresh(input, init);
      if (isDone || hasLeft) {
        if (!isOver) onChange(false);
        if (outcome instanceof Response) return outcome;
        throw outcome;
      }
      onChange(true);
      await pauseOf(attempt);
    }
  };
  const withRetries: typeof fetch = (input, init) => (isRefresh(input, init) ? repeat(input, init) : send(input, init));
  window.fetch = withRetries;
  return () => {
    isOver = true;
    if (window.fetch === withRetries) window.fetch = send;
  };
}
