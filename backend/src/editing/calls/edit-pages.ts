import { and, eq, isNull, or } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { openPages } from '../../database/page-tables';
import { defaultLanguage } from '../../languages';
import { processWide } from '../../process-wide';
import { fold } from '../../search/fold';
import { hasWords } from '../../../../lib/text/has-words';
import { pageChanges } from '../../search/read-index';
import { editQuery } from '../http/edit-call';

const MAX_RESULTS = 20;

interface Target {
  title: string;
  link: string;
  folded: string;
}

/** Read once for all keys that are pressed while nothing changes: thousands of rows take a tenth of a second. */
const kept = processWide<{ at?: number; targets: Target[] }>('edit.targets', () => ({ targets: [] }));

async function readTargets(req: PayloadRequest): Promise<Target[]> {
  const { db, pages, texts } = openPages(req);
  const rows = (await db
    .select({ link: pages.link, title: texts.title })
    .from(pages)
    .leftJoin(texts, and(eq(texts._parentID, pages.id), eq(texts._locale, defaultLanguage)))
    .where(and(eq(pages._status, 'published'), or(isNull(pages.isReusable), eq(pages.isReusable, false))))
    .orderBy(pages.link)) as { link: string; title: string | null }[];
  return rows.map(({ link, title }) => ({ link, title: title ?? link, folded: fold(title ?? link) }));
}

async function currentTargets(req: PayloadRequest): Promise<Target[]> {
  // Before the rows are read, so that a change meanwhile has them read again.
  const at = await pageChanges();
  if (kept.at !== at) Object.assign(kept, { targets: await readTargets(req), at });
  return kept.targets;
}

/** Published pages by title or address, for choosing the target of a link. */
export async function publishedTargets(req: PayloadRequest, asked: string): Promise<Omit<Target, 'folded'>[]> {
  const query = fold(asked.slice(0, 200));
  const found: Omit<Target, 'folded'>[] = [];
  for (const { title, link, folded } of await currentTargets(req)) {
    if (found.length === MAX_RESULTS) break;
    if (hasWords(`${folded} ${link}`, query)) found.push({ title, link });
  }
  return found;
}

export const editPages = editQuery('EditPages', ({ req }) =>
  publishedTargets(req, req.searchParams.get('query') ?? ''),
);
