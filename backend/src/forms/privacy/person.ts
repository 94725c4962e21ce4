import type { Payload } from 'payload';
import { asc, gt, inArray } from '@payloadcms/db-sqlite/drizzle';
import { addressKey } from '../address-key';
import { openTables } from '../tables';

/** The backend's own columns, without personal data. */
const internalNames = new Set([
  ...['leaseUntil', 'nextAttemptAt', 'storageName', 'reference', 'claimedBy', 'captchaKey'],
  ...['requestId', 'confirmHash', 'unsubscribeHash', 'requests', 'requestsSince'],
]);

/** Rows that are read at once. */
const BATCH = 1_000;

type Kind = 'messages' | 'uploads' | 'newsletter-subscribers';
type Rows = Record<string, unknown>[];

export interface PersonalData {
  messages: Rows;
  uploads: Rows;
  newsletter: Rows;
}

/** Everything stored about an address, however it was written (`addressKey`). */
export async function findPerson(payload: Payload, email: string): Promise<PersonalData> {
  const messages = await findOwn(payload, 'messages', email);
  const newsletter = await findOwn(payload, 'newsletter-subscribers', email);
  const attachments = messages.map(({ attachment }) => attachment).filter((id) => id !== null);
  const uploads = await readRows(payload, 'uploads', attachments);
  return { messages: messages.map(shown), uploads: uploads.map(shown), newsletter: newsletter.map(shown) };
}

/** The databases do not compare as wanted: SQLite knows capitals of ASCII only. So all addresses are read, in parts. */
async function findOwn(payload: Payload, slug: Exclude<Kind, 'uploads'>, email: string): Promise<Rows> {
  const { db, table } = openTables(payload);
  const rows = table(slug);
  const wanted = addressKey(email);
  const ids: unknown[] = [];
  let last = 0;
  let isMore: boolean;
  do {
    const part = await db
      .select({ id: rows.id, email: rows.email })
      .from(rows)
      .where(gt(rows.id, last))
      .orderBy(asc(rows.id))
      .limit(BATCH);
    for (const row of part) if (addressKey(String(row.email ?? '')) === wanted) ids.push(row.id);
    last = Number(part.at(-1)?.id);
    isMore = part.length === BATCH;
  } while (isMore);
  return readRows(payload, slug, ids);
}

/** In parts: a statement takes a limited number of values. */
async function readRows(payload: Payload, slug: Kind, ids: readonly unknown[]): Promise<Rows> {
  const { db, table } = openTables(payload);
  const rows = table(slug);
  const found: Rows = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH);
    found.push(...(await db.select().from(rows).where(inArray(rows.id, part))));
  }
  return found;
}

function shown(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !internalNames.has(name)));
}

/** Deletes all of it, files included. @returns the numbers of messages and subscriptions */
export async function deletePerson(payload: Payload, email: string): Promise<{ messages: number; newsletter: number }> {
  const { messages, newsletter } = await findPerson(payload, email);
  for (const { id } of messages) {
    await payload.delete({ collection: 'messages', id: id as number, overrideAccess: true });
  }
  for (const { id } of newsletter) {
    await payload.delete({ collection: 'newsletter-subscribers', id: id as number, overrideAccess: true });
  }
  payload.logger.info(`privacy: deleted ${messages.length} messages and ${newsletter.length} subscriptions on request`);
  return { messages: messages.length, newsletter: newsletter.length };
}
