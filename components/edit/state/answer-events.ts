const listeners = new Set<() => void>();

/** Calls every listener: the backend has answered, so the connection and the session are there. */
export function noteAnswer(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Calls back whenever a call has succeeded, and when the browser is online again.
 *
 * @returns a function that stops it
 */
export function onAnswers(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
  };
}
