import { readBackend } from './client';
import { BackendFailure } from './failure';

/** Logs once if the backend does not answer when the server starts. The server starts anyway. */
export async function checkBackend(): Promise<void> {
  try {
    await readBackend('GetApplicationModel', {}, 'now');
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
  }
}
