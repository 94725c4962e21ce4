import { and, eq, gt, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isShared } from '../../database/queries';
import { defaultLanguage } from '../../languages';
import { isRecord } from '../../wire/values';
import { checked } from '../checks/gate';
import { dropIntent, keyOfPublication, noteLeftover, INTENT_PREFIX, storeIntent } from './leftover-publications';
import { openVersions } from './open-versions';
import type { PageId } from './read-page';

type Status = 'published' | 'draft';

/** A publication or withdrawal in progress, and its version. */
interface Intent {
  page: PageId;
  version: PageId;
  status: Status;
}

/**
 * Runs a publication. If the process is killed meanwhile, the next start finishes it. On SQLite, Payload writes the public
 * page in several statements, so a killed process could leave a public page without texts. On PostgreSQL they are one
 * transaction, and nothing needs to be finished.
 */
export async function finishLater<T>(payload: Payload, intent: Intent, publish: () => Promise<T>): Promise<T> {
  if (isShared(payload.db)) return publish();
  const key = keyOfPublication(intent.page);
  await storeIntent(payload, key, intent);
  try {
    return await publish();
  } finally {
    await dropIntent(payload, key);
  }
}

/** Repeats unfinished publications from the versions that were to be published. */
export async function finishPublications(payload: Payload): Promise<void> {
  if (isShared(payload.db)) return;
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith(INTENT_PREFIX));
  for (const key of keys) {
    const intent: unknown = await payload.kv.get(key);
    try {
      if (isRecord(intent)) await repeat(payload, intent as unknown as Intent);
      await dropIntent(payload, key);
    } catch (error) {
      noteLeftover(key);
      payload.logger.error({ err: error, msg: `editing: ${key} is not finished` });
    }
  }
}

async function repeat(payload: Payload, { page, version, status }: Intent): Promise<void> {
  const { db, table } = openVersions({ payload });
  const isNewer = and(eq(table.parent, page), gt(table.id, version));
  const newer = await db.select({ id: table.id }).from(table).where(isNewer);
  // A publication writes one version.
  if (newer.length > 1) {
    payload.logger.warn(`editing: the publication of page ${page} is given up, since drafts were saved after it`);
    return;
  }
  // It may have no texts.
  await db.delete(table).where(isNewer);
  await db
    .update(table)
    .set({ latest: sql`${table.id} = ${version}` })
    .where(eq(table.parent, page));
  await payload.update({
    collection: 'pages',
    id: page,
    data: { _status: status },
    locale: defaultLanguage,
    depth: 0,
    overrideAccess: true,
    // It was checked when it began. The trail gets its entry here, by the system, since the call did not finish.
    context: { ...checked },
  });
  payload.logger.info(`editing: the publication of page ${page} is finished`);
}
