import type { PayloadRequest } from 'payload';
import { badRequest } from './edit-error';

/** The parameter `pageKey`, given exactly once. */
export function requiredKey({ searchParams }: PayloadRequest): string {
  const [pageKey, ...more] = searchParams.getAll('pageKey');
  if (!pageKey || more.length > 0 || pageKey.length > 200) throw badRequest('pageKey is missing');
  return pageKey;
}
