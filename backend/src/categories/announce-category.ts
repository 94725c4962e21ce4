import type { PayloadRequest } from 'payload';
import { announce } from '../revalidate/announce';
import type { StoredCategory } from './stored';

/** Lists are a part of the application model; their pages and carousels depend on their own tag. */
export async function announceCategory({ doc, req }: { doc: unknown; req: PayloadRequest }): Promise<void> {
  const { key } = doc as StoredCategory;
  await announce(req, ['application-model', `category:${key}`]);
}
