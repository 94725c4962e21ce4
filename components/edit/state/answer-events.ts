const listeners = new Set<(call: number) => void>();

let sentCalls = 0;
/** The last one whose answer said that the session has ended. */
let refusedCall = 0;

/** @returns the number of a call that is sent now, for `noteAnswer` */
export function noteCall(): number {
  sentCalls += 1;
  return sentCalls;
}

/** Calls every listener: the backend has answered, so the connection and the session are there. @param call its number */
export function noteAnswer(call: number): void {
  for (const listener of [...listeners]) listener(call);
}

/** @param call the number of one whose answer says that the session has ended */
export function noteRefusal(call: number): void {
  refusedCall = Math.max(refusedCall, call);
}

function listen(listener: (call: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Calls back whenever a call has succeeded that was sent after the one which the end of the session refused. One that
 * was under way before, and is answered later, says nothing of the session.
 *
 * @returns a function that stops it
 */
export function onLaterCalls(listener: () => void): () => void {
  return listen((call) => {
    if (call > refusedCall) listener();
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
