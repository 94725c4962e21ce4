import type { Payload } from 'payload';
import type { Env } from '../env';
import { stores } from '../storage/stores';
import { emptyDatabase, hasFiles } from './require-content';

const reading = { overrideAccess: true } as const;

/** One that does not answer is reported elsewhere (boot.ts). */
async function hasBucketFiles(): Promise<boolean> {
  try {
    for await (const _any of stores().media.list()) return true;
    return false;
  } catch {
    return false;
  }
}

/**
 * Refuses to fill an empty database while the media folder or the bucket has files: the content is somewhere else, or
 * was lost. An import that was killed left files too, and continues.
 *
 * @throws EnvError with one line that says what to do
 */
export async function requireRows(
  payload: Payload,
  { mediaDir, s3, mayStartAfresh, seed }: Pick<Env, 'mediaDir' | 's3' | 'mayStartAfresh' | 'seed'>,
): Promise<void> {
  if (mayStartAfresh || (!s3 && !hasFiles(mediaDir))) return;
  const { status } = await payload.findGlobal({ slug: 'seed-state', ...reading });
  if (status === 'running' || status === 'done') return;
  const slugs = ['pages', 'media', ...(seed === 'none' ? (['users'] as const) : [])] as const;
  const counts = await Promise.all(slugs.map((collection) => payload.count({ collection, ...reading })));
  if (counts.some(({ totalDocs }) => totalDocs > 0)) return;
  if (hasFiles(mediaDir)) throw emptyDatabase(mediaDir);
  if (s3 && (await hasBucketFiles())) throw emptyDatabase(stores().media.place);
}
