import type { PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { readNewSections } from '../../reusable/publish-new';
import { readNewestIfAny, type DraftPage, type PageId } from '../pages/read-page';
import { readAllJobs, type Job } from '../schedule/jobs';
import { pageToPublish } from '../schedule/planned-page';
import { partToPublish } from '../schedule/planned-part';
import { findReviewed } from '../schedule/publish-planned';
import { seenBy, seenSectionBy } from '../schedule/seen-by';
import { targetOf } from '../schedule/target-of';
import { placeOfGlobal, placeOfPage, showsFiles, uses, usesInGlobal, type Usage } from './find-usage';
import type { UsedFile } from './patterns';

/** The places that use a file in what open plans publish: the versions that administrators have seen. */
export async function findPlanned(req: PayloadRequest, file: UsedFile): Promise<Usage[]> {
  const places: Usage[] = [];
  // One after another: in a transaction they share a connection, which takes one query at a time.
  for (const job of await readAllJobs(req)) {
    const target = job.input?.type === 'publish' ? targetOf(req, job.input) : undefined;
    if (!target) continue;
    if ('part' in target) places.push(...(await findInPart(req, target.part, job, file)));
    else places.push(...(await findInPage(req, target.pageId, job, file)));
  }
  return places;
}

async function findInPart(req: PayloadRequest, name: PartName, job: Job, file: UsedFile): Promise<Usage[]> {
  if (!showsFiles(name)) return [];
  const reviewed = await findReviewed(req, partToPublish(req, name), seenBy(job));
  return reviewed && usesInGlobal(name, reviewed, file) ? [placeOfGlobal(name)] : [];
}

/** In a page, and in the new reusable sections that are published with it. */
async function findInPage(req: PayloadRequest, id: PageId, job: Job, file: UsedFile): Promise<Usage[]> {
  // It may have been deleted meanwhile.
  if (!(await readNewestIfAny(req, id))) return [];
  const page = await findReviewed(req, await pageToPublish(req, id), seenBy(job));
  if (!page) return [];
  const reviewed: (DraftPage | undefined)[] = [page];
  for (const source of await readNewSections(req, page)) {
    const seen = seenSectionBy(job, source.uuid ?? '');
    reviewed.push(await findReviewed(req, await pageToPublish(req, source.id), seen));
  }
  return reviewed.flatMap((each) => (each && uses(each, file) ? [placeOfPage(each, each.id)] : []));
}
