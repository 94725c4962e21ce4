import type { PayloadRequest } from 'payload';
import { findInBin, type BinUsage } from './find-in-bin';
import { findPlanned } from './find-planned';
import { findUsage, type Usage } from './find-usage';
import type { UsedFile } from './patterns';

export type Place = Usage | BinUsage;

/** Each place once. */
export const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [place.href, place])).values(),
];

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
