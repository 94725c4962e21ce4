import type { Payload, Where } from 'payload';
import { mailSources } from '../forms/outbox/sources';
import { JOBS } from '../editing/schedule/scheduled';
import { PREFIX } from '../revalidate/announcements';

async function countMails(payload: Payload, where: Where): Promise<number> {
  const counts = await Promise.all(
    mailSources.map(({ slug }) => payload.count({ collection: slug, where, overrideAccess: true })),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** Mails that are to be sent, and those whose last attempt failed, whether or not there is a next one. */
export async function countOutbox(payload: Payload): Promise<{ waiting: number; failed: number }> {
  const [waiting, failed] = await Promise.all([
    countMails(payload, { nextAttemptAt: { exists: true } }),
    countMails(payload, { delivery: { equals: 'failed' } }),
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
