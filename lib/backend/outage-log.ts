interface BackendState {
  isUp: boolean;
  backendUrl: string;
  reason?: string;
}

/** Shared by every bundle of the process: the start-up check and the routes are built apart. */
const stateKey = Symbol.for('site.isBackendUp');
const shared = globalThis as Record<symbol, unknown>;

/** Logs when the backend goes away and when it comes back: once each, not once a request. */
export function reportBackend({ isUp, backendUrl, reason }: BackendState): void {
  const wasUp = shared[stateKey] !== false;
  if (isUp === wasUp) return;
  shared[stateKey] = isUp;
  if (isUp) console.info(`backend: ${backendUrl} answers again`);
  else console.error(`backend: ${backendUrl} fails (${reason}); cached pages are served until it answers`);
}
