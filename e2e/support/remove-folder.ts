import { rm } from 'node:fs/promises';

/**
 * Removes the folder of a site or backend that has just ended. The process that makes its pictures ends after it, and
 * may write one more meanwhile.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
