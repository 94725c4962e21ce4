import type { PayloadRequest, Where } from 'payload';
import { EditError } from '../editing/http/edit-error';
import { findMentionsOf } from '../editing/usage/mentions';
import { newestMark } from '../finder/newest-pages';
import { defaultLanguage } from '../languages';
import { processWide } from '../process-wide';
import type { StoredPage } from '../wire/page';
import { inLanguage } from '../wire/values';
import { referenceType, uuidsIn } from './reference';

/** A page that shows a reusable section, in public or in its newest draft. */
export interface UsingPage {
  id: StoredPage['id'];
  pageKey: string;
  title: string;
  link: string;
  categories: string[];
  isPublic: boolean;
}

/** By the uuid of the reusable section. */
export type Usage = ReadonlyMap<string, UsingPage[]>;

type Row = StoredPage & { _status?: string | null };

const all = { pagination: false, limit: 0 } as const;

/** Where every reusable section is used. It searches what is stored, so there is no table to keep up to date. */
async function readUsage(req: PayloadRequest): Promise<Usage> {
  const { db } = req.payload;
  const usage = new Map<string, Map<StoredPage['id'], UsingPage>>();
  const note = (page: StoredPage, id: StoredPage['id'], isPublic: boolean) => {
    const { pageKey, link, categories } = page;
    const using = { id, pageKey, link, categories: categories ?? [], isPublic };
    for (const uuid of uuidsIn([page])) {
      const pages = usage.get(uuid) ?? new Map<StoredPage['id'], UsingPage>();
      // What is public is noted first: its key and its lists decide what is made anew.
      if (!pages.has(id)) pages.set(id, { ...using, title: inLanguage(page.title, defaultLanguage) ?? pageKey });
      usage.set(uuid, pages);
    }
  };
  const found = await findMentionsOf(req, [`%"${referenceType}"%`]);
  if (found.pages.length > 0) {
    const where: Where = { and: [{ id: { in: found.pages } }, { _status: { equals: 'published' } }] };
    for (const page of (await db.find<Row>({ collection: 'pages', where, ...all, req })).docs)
      note(page, page.id, true);
  }
  if (found.versions.length > 0) {
    const where = { id: { in: found.versions } };
    const { docs } = await db.findVersions<Row>({ collection: 'pages', where, ...all, req });
    for (const { version, parent } of docs) note(version as unknown as Row, parent as StoredPage['id'], false);
  }
  return new Map([...usage].map(([uuid, pages]) => [uuid, sorted([...pages.values()])]));
}

const sorted = (pages: UsingPage[]) => pages.sort((a, b) => a.title.localeCompare(b.title, defaultLanguage));

const kept = processWide<{ mark?: string; usage: Usage }>('reusable.usage', () => ({ usage: new Map() }));

/** Where every reusable section is used, for editors. Read again only after a save. */
export async function shownUsage(req: PayloadRequest): Promise<Usage> {
  // Before the pages are read, so that a change meanwhile has them read again.
  const mark = await newestMark(req);
  if (kept.mark !== mark) Object.assign(kept, { usage: await readUsage(req), mark });
  return kept.usage;
}

/** The pages that show a reusable section; for whatever depends on it. */
export async function usersOf(req: PayloadRequest, uuid: string | null | undefined): Promise<UsingPage[]> {
  return uuid ? ((await readUsage(req)).get(uuid) ?? []) : [];
}

/** The public pages that show it. */
export async function publicUsersOf(req: PayloadRequest, uuid: string | null | undefined): Promise<UsingPage[]> {
  return (await usersOf(req, uuid)).filter(({ isPublic }) => isPublic);
}

/** They are read by people. */
export const MAX_PLACES = 50;

/** Of each section in a list of all: who chooses one reads how many pages show it. */
export const MAX_PLACES_IN_LIST = 3;

/** The first of the pages that show a reusable section, as editors see them. */
export const placesOf = (users: readonly UsingPage[], count = MAX_PLACES) =>
  users.slice(0, count).map(({ title, link }) => ({ title, link }));

/** The refusal to take a reusable section away from pages that show it. */
export function usedError(users: readonly UsingPage[]): EditError {
  const pages = placesOf(users);
  return new EditError(400, 'reusable_used', { reason: pages.map(({ link }) => link).join(', '), data: { pages } });
}
