import type { PayloadRequest } from 'payload';
import type { Localized } from '../../languages';
import { checkReferences } from '../../reusable/check-references';
import type { MediaId } from '../../wire/context';
import { mediaIdsOfPage, type StoredPage } from '../../wire/page';
import { outdatedPlaces } from '../translations/outdated';
import { findBroken } from './broken-links';
import { contentProblems } from './content';
import { findProblems, type CheckedMedia } from './find-problems';
import { linksOf } from './links';
import { isError, problem, type PageProblem } from './page-problem';

/** The files with what the check looks at. */
export async function readCheckedMedia(req: PayloadRequest, ids: MediaId[]): Promise<Map<MediaId, CheckedMedia>> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.db.find<CheckedMedia>({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, width: true, alt: true, filesize: true },
    pagination: false,
    limit: 0,
    req,
  });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/** The site's name in each language. */
export async function readSiteTitle(req: PayloadRequest): Promise<Localized<string> | undefined> {
  return (await req.payload.db.findGlobal<{ title?: Localized<string> }>({ slug: 'site-info', req })).title;
}

/** All problems of a page in all languages, errors first. */
export async function checkPage(req: PayloadRequest, page: StoredPage): Promise<PageProblem[]> {
  const hrefs = linksOf(page).map(({ href }) => href);
  // One after the other: in a transaction they share a connection, which takes one query at a time.
  const media = await readCheckedMedia(req, mediaIdsOfPage(page));
  const broken = await findBroken(req, [...new Set(hrefs)], page.link);
  const siteTitle = await readSiteTitle(req);
  const outdated = outdatedPlaces(page).map((place) => problem('translation_outdated', place));
  const problems = [
    ...findProblems(page, { media, broken, siteTitle }),
    ...contentProblems(page),
    ...(await checkReferences(req, page, (source) => checkPage(req, source))),
  ];
  return [...problems.filter(isError), ...problems.filter((each) => !isError(each)), ...outdated];
}
