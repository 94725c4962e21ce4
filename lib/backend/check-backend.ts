import { readBackend } from './client';
import { BackendFailure } from './failure';

/** Says in the log, once, when the server starts without a backend that answers. It starts all the same. */
export async function checkBackend(): Promise<void> {
  try {
    await readBackend('GetApplicationModel', {}, 'now');
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
  }
}
