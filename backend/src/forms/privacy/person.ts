import type { Payload } from 'payload';
import { inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import { openTables } from '../tables';

/** The backend's own columns, without personal data. */
const internalNames = new Set([
  ...['leaseUntil', 'nextAttemptAt', 'storageName', 'reference', 'claimedBy', 'captchaKey'],
  ...['requestId', 'confirmHash', 'unsubscribeHash', 'requests', 'requestsSince'],
]);

type Rows = Record<string, unknown>[];

export interface PersonalData {
  messages: Rows;
  uploads: Rows;
  newsletter: Rows;
}

/** Everything stored about an address, case-insensitively. */
export async function findPerson(payload: Payload, email: string): Promise<PersonalData> {
  const { db, table } = openTables(payload);
  const [messages, uploads, subscribers] = [table('messages'), table('uploads'), table('newsletter-subscribers')];
  const address = email.trim().toLowerCase();
  const own = await db
    .select()
    .from(messages)
    .where(sql`lower(${messages.email}) = ${address}`);
  const attachments = own.map(({ attachment }) => attachment).filter((id) => id !== null);
  const files = attachments.length > 0 ? await db.select().from(uploads).where(inArray(uploads.id, attachments)) : [];
  const newsletter = await db
    .select()
    .from(subscribers)
    .where(sql`lower(${subscribers.email}) = ${address}`);
  return { messages: own.map(shown), uploads: files.map(shown), newsletter: newsletter.map(shown) };
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
