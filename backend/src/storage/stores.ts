import { openBucket, openFolders, type Stores } from '../../../lib/storage/open-stores.mjs';
import type { Env } from '../env';
import { processWide } from '../process-wide';

const opened = processWide<{ stores?: Stores }>('stores', () => ({}));

/** Opens the places of files, as the environment says: folders, or a bucket. The configuration does it first of all. */
export async function openStores({ s3, mediaDir, forms }: Pick<Env, 's3' | 'mediaDir' | 'forms'>): Promise<Stores> {
  const folders = { media: mediaDir, uploads: forms.uploads.dir };
  return (opened.stores ??= s3 ? await openBucket(s3) : openFolders(folders));
}

/** @throws before the configuration is made */
export function stores(): Stores {
  if (!opened.stores) throw new Error('the places of files are not open yet');
  return opened.stores;
}
