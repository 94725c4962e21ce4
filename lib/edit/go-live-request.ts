import { isPartName, type PartName } from '@/components/layout/parts/definitions';

import { pathOfPage } from '../routes/page-address';
import { isRecord } from '../sections/parse-section';
import { isSafeLink } from '../sections/safe-link';
import { contentAt } from '../webhook/address-content';

/** A request to make a publication visible to visitors. */
export interface GoLiveRequest {
  pageKey: string;
  /** The part of every page that was published, instead of the page: only the frame of the paths is looked at. */
  part?: PartName;
  /** Of the page or the part. Null after a withdrawal. */
  publishedRevision: string | null;
  /** Bare, encoded paths, the page's own first. */
  paths: string[];
}

const maxAddresses = 200;
const maxLength = 200;

/** A path in the site's own encoding; undefined if it is not a page's address. */
function normalize(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > maxLength * 3 || !address.startsWith('/')) return undefined;
  if (!isSafeLink(address) || /[?#\s]/.test(address)) return undefined;
  try {
    const { pageKey } = contentAt(address);
    return pageKey === undefined ? new URL(address, 'http://site').pathname : pathOfPage(pageKey);
  } catch {
    return undefined;
  }
}

/** @returns undefined if the body is invalid */
export function parseGoLive(body: unknown): GoLiveRequest | undefined {
  const { pageKey, part, publishedRevision = null, addresses } = isRecord(body) ? body : {};
  if (typeof pageKey !== 'string' || pageKey === '' || pageKey.length > maxLength) return undefined;
  const isRevision =
    publishedRevision === null || (typeof publishedRevision === 'string' && publishedRevision.length <= maxLength);
  if (!isRevision || !Array.isArray(addresses) || addresses.length > maxAddresses) return undefined;
  if (part !== undefined && !(typeof part === 'string' && isPartName(part))) return undefined;
  const paths = addresses.map(normalize);
  if (!paths.every((path) => path !== undefined)) return undefined;
  return {
    pageKey,
    part,
    publishedRevision,
    paths: [...new Set(part ? paths : [pathOfPage(pageKey), ...paths])],
  };
}
