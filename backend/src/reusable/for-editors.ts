import type { PayloadRequest, Where } from 'payload';
import { readNewestIfAny, type DraftPage } from '../editing/pages/read-page';
import { defaultLanguage } from '../languages';
import { revisionOf } from '../wire/page';
import { inLanguage } from '../wire/values';
import { sectionOf, type SectionLists, uuidsIn } from './reference';
import { resolve } from './resolve';
import { placesOf, shownUsage, type UsingPage } from './usage';

type Place = Pick<UsingPage, 'title' | 'link'>;

/** What an editor sees of a reusable section. */
export interface ReusableSection {
  uuid: string;
  pageKey: string;
  /** The address of its own page in edit mode. */
  link: string;
  name: string;
  /** Of its section, on its own page. */
  sectionId: string;
  type: string;
  revision: string;
  status: 'draft' | 'published' | 'changed';
  /** `MAX_PLACES` at most. */
  usedOn: Place[];
  usedOnCount: number;
}

export interface Newest {
  page: DraftPage;
  isPublic: boolean;
}

/** The newest drafts of reusable sections: all, or those with these uuids. */
export async function readNewestSources(req: PayloadRequest, uuids?: readonly string[]): Promise<Newest[]> {
  const where: Where = { and: [{ isReusable: { equals: true } }, ...(uuids ? [{ uuid: { in: [...uuids] } }] : [])] };
  const { docs } = await req.payload.db.find<Pick<DraftPage, 'id' | '_status'>>({
    collection: 'pages',
    where,
    select: { _status: true },
    pagination: false,
    limit: 0,
    req,
  });
  const found: Newest[] = [];
  // One after the other: in a transaction they share a connection, which takes one query at a time.
  for (const { id, _status } of docs) {
    const page = await readNewestIfAny(req, id);
    // Otherwise it was deleted meanwhile.
    if (page) found.push({ page, isPublic: _status === 'published' });
  }
  return found;
}

const usageOf = (users: readonly UsingPage[], count?: number) => ({
  usedOn: placesOf(users, count),
  usedOnCount: users.length,
});

/**
 * @param users the pages that show it
 * @param count how many of these pages are named
 */
export function describe(
  { page, isPublic }: Newest,
  users: readonly UsingPage[] = [],
  count?: number,
): ReusableSection {
  const { uuid, pageKey, link, title, _status } = page;
  const section = sectionOf(page);
  return {
    ...{ uuid: uuid ?? '', pageKey, link, name: inLanguage(title, defaultLanguage) ?? pageKey },
    sectionId: String(section?.sectionId ?? ''),
    type: String(section?.blockType ?? ''),
    revision: revisionOf(page),
    status: !isPublic ? 'draft' : _status === 'published' ? 'published' : 'changed',
    ...usageOf(users, count),
  };
}

/** The page with the newest drafts of the reusable sections that it shows, and what their editor needs to know. */
export async function withNewestSections(req: PayloadRequest, page: DraftPage): Promise<DraftPage> {
  const uuids = uuidsIn([page]);
  if (uuids.length === 0) return page;
  const sources = await readNewestSources(req, uuids);
  const usage = await shownUsage(req);
  const marks = new Map(
    sources.map((source) => [source.page.uuid, describe(source, usage.get(source.page.uuid ?? ''))]),
  );
  const mark = (uuid: string) => marks.get(uuid) ?? { uuid, isGone: true };
  const [resolved = page] = resolve(
    [page],
    sources.map((source) => source.page),
    mark,
  );
  return resolved;
}

/** Changes whenever a reusable section that the page shows is saved, published or withdrawn. */
export async function reusableNews(req: PayloadRequest, page: SectionLists): Promise<string> {
  const uuids = uuidsIn([page]);
  if (uuids.length === 0) return '';
  const sections = (await readNewestSources(req, uuids)).map((source) => describe(source));
  return sections.map(({ revision, status }) => `${revision}.${status}`).join();
}

/** The pages that show a reusable section. */
export async function usedOn(
  req: PayloadRequest,
  { uuid }: DraftPage,
): Promise<Pick<ReusableSection, 'usedOn' | 'usedOnCount'>> {
  return usageOf((await shownUsage(req)).get(uuid ?? '') ?? []);
}
