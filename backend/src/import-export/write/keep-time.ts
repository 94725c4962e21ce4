import type { CollectionSlug, Payload } from 'payload';

interface Drizzle {
  update: (table: unknown) => { set: (values: object) => { where: (condition: unknown) => Promise<unknown> } };
}

/**
 * Sets the time at which a record was changed last: search engines are told of it, and an import is no change. Payload
 * sets it to the present.
 *
 * @param time ISO 8601
 */
export async function keepTime(payload: Payload, collection: CollectionSlug, id: number | string, time: string) {
  const { name, drizzle, tables } = payload.db as unknown as {
    name: string;
    drizzle: Drizzle;
    tables: Record<string, { id: unknown }>;
  };
  const { sql } = await (name === 'postgres' ? import('@payloadcms/db-postgres') : import('@payloadcms/db-sqlite'));
  const table = tables[collection];
  if (!table) throw new Error(`there is no table ${collection}`);
  await drizzle
    .update(table)
    .set({ updatedAt: time })
    .where(sql`${table.id} = ${id}`);
}
