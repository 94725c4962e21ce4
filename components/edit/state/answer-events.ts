const listeners = new Set<(call: number) => void>();

let sentCalls = 0;

/** @returns the number of a call that is sent now, for `noteAnswer` */
export function noteCall(): number {
  sentCalls += 1;
  return sentCalls;
}

/** Calls every listener: the backend has answered, so the connection and the session are there. @param call its number */
export function noteAnswer(call: number): void {
  for (const listener of [...listeners]) listener(call);
}

function listen(listener: (call: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Calls back whenever a call has succeeded that is sent from now on. One that is under way already, and answered later,
 * says nothing of the session that has ended since.
 *
 * @returns a function that stops it
 */
export function onLaterCalls(listener: () => void): () => void {
  const sentBefore = sentCalls;
  return listen((call) => {
    if (call > sentBefore) listener();
  });
}

/**
 * Calls back whenever a call has succeeded, and when the browser is online again.
 *
 * @returns a function that stops it
 */
export function onConnection(listener: () => void): () => void {
  const stop = listen(() => listener());
  window.addEventListener('online', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
  };
}
