import type { Payload, Where } from 'payload';
import { mailSources } from '../forms/outbox/sources';
import { JOBS } from '../editing/schedule/jobs';
import { PREFIX } from '../revalidate/announcements';

type Source = (typeof mailSources)[number];

async function countMails(payload: Payload, whereOf: (source: Source) => Where): Promise<number> {
  const counts = await Promise.all(
    mailSources.map((source) =>
      payload.count({ collection: source.slug, where: whereOf(source), overrideAccess: true }),
    ),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

const isToBeSent: Where = { nextAttemptAt: { exists: true } };
const isFailed: Where = { delivery: { equals: 'failed' } };

/**
 * Mails that are to be sent, and those whose last attempt failed. One that was given up because its address does not
 * exist is neither: somebody has mistyped it, and nobody can do anything about it.
 */
export async function countOutbox(payload: Payload): Promise<{ waiting: number; failed: number }> {
  const [waiting, failed] = await Promise.all([
    countMails(payload, () => isToBeSent),
    countMails(payload, ({ givesUpOnRefusal }) => (givesUpOnRefusal ? { and: [isFailed, isToBeSent] } : isFailed)),
  ]);
  return { waiting, failed };
}

/** Changes that the site has not been told of. */
export async function countAnnouncements({ kv }: Payload): Promise<number> {
  return (await kv.keys()).filter((key) => key.startsWith(PREFIX)).length;
}

/** Scheduled publications to come, and those that failed. */
export async function countJobs({ db }: Payload): Promise<{ waiting: number; failed: number }> {
  const count = async (where: Where) => (await db.count({ collection: JOBS, where })).totalDocs;
  const failed: Where = { hasError: { equals: true } };
  const waiting: Where = { and: [{ hasError: { not_equals: true } }, { completedAt: { exists: false } }] };
  return { waiting: await count(waiting), failed: await count(failed) };
}
