import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { openPages } from '../database/page-tables';
import { defaultLanguage } from '../languages';
import { byPlace, type Placed } from './by-place';

/**
 * The ids of all visible pages of a category, in their order. One statement with three columns, because a list may have
 * thousands of pages; no database orders titles as Turkish does.
 */
export async function idsOfCategory(req: PayloadRequest, category: string): Promise<number[]> {
  const { db, pages, listed, texts } = openPages(req);
  const rows = (await db
    .select({ id: pages.id, order: pages.order, title: texts.title })
    .from(listed)
    .innerJoin(pages, eq(pages.id, listed.parent))
    .leftJoin(texts, and(eq(texts._parentID, pages.id), eq(texts._locale, defaultLanguage)))
    .where(
      and(
        eq(listed.path, 'categories'),
        eq(listed.text, category),
        eq(pages._status, 'published'),
        eq(pages.isVisible, true),
      ),
    )) as Placed[];
  const placed = rows.map(({ id, order, title }) => ({ id, title, order: order === null ? null : Number(order) }));
  return placed.sort(byPlace).map(({ id }) => id);
}
