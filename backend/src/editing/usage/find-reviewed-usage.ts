import type { PayloadRequest } from 'payload';
import { findInBin, type BinUsage } from './find-in-bin';
import { findPlanned } from './find-planned';
import { findUsage, type Usage } from './find-usage';
import type { UsedFile } from './patterns';

/** A page or part that uses a file only in what an open plan publishes. */
interface PlannedUsage extends Usage {
  isPlanned: true;
}

export type Place = Usage | BinUsage | PlannedUsage;

/** Each place once. */
export const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [place.href, place])).values(),
];

/** Where a file is needed: public pages, newest drafts, open plans and the bin. */
export async function findNeeds(req: PayloadRequest, file: UsedFile): Promise<Place[]> {
  const planned = (await findPlanned(req, file)).map((place): PlannedUsage => ({ ...place, isPlanned: true }));
  const used = await findUsage(req.payload, file);
  // A page that uses it anyway takes the place of what is planned for it.
  return distinct([...planned, ...used, ...(await findInBin(req.payload, file))]);
}

/**
 * Where visitors see a file, or will see it without another decision of an administrator: what is public, what is
 * planned, and deleted pages that come back public.
 */
export async function findReviewedUsage(req: PayloadRequest, file: UsedFile): Promise<Place[]> {
  return distinct([
    ...(await findUsage(req.payload, file, { isPublicOnly: true })),
    ...(await findPlanned(req, file)),
    ...(await findInBin(req.payload, file, { isPublicOnly: true })),
  ]);
}
