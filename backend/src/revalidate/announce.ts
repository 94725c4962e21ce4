import type { PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit';
import { readRuntimeEnv } from '../runtime-env';
import { deliver } from './deliver';

/**
 * Announces stale cache tags to the site once the running transaction is committed, in the background.
 * Silent while seeding, and when no site is configured.
 */
export function announce(req: PayloadRequest, tags: string[]): void {
  if (req.context.isSeeding || tags.length === 0) return;
  const target = readRuntimeEnv().revalidation;
  if (!target) return;
  const { logger } = req.payload;
  afterCommit(req, () => {
    void deliver(target, tags, {
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    });
  });
}
