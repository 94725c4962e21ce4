import { processWide } from '../process-wide.mjs';

interface BackendState {
  isUp: boolean;
  backendUrl: string;
  reason?: string;
}

const last = processWide('backend', () => ({ isUp: true }));

/** Logs when the backend fails and when it recovers: once each, not once per request. */
export function reportBackend({ isUp, backendUrl, reason }: BackendState): void {
  if (isUp === last.isUp) return;
  last.isUp = isUp;
  if (isUp) console.info(`backend: ${backendUrl} answers again`);
  else console.error(`backend: ${backendUrl} fails (${reason}); cached pages are served until it answers`);
}
