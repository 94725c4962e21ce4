const listeners = new Set<() => void>();

/** Calls every listener: the backend has answered, so the connection and the session are there. */
export function noteAnswer(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Calls back whenever a call has succeeded.
 *
 * @returns a function that stops it
 */
export function onAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** As `onAnswers`, and when the browser is online again. */
export function onConnection(listener: () => void): () => void {
  const stop = onAnswers(listener);
  window.addEventListener('online', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
  };
}
