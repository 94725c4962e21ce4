import type { Payload } from 'payload';
import type { Env } from '../env';
import { emptyDatabase, hasFiles } from './require-content';

const reading = { overrideAccess: true } as const;

/**
 * Refuses to fill an empty database while the media folder has files: the content is somewhere else, or was lost. An
 * import that was killed left files too, and continues.
 *
 * @throws EnvError with one line that says what to do
 */
export async function requireRows(
  payload: Payload,
  { mediaDir, mayStartAfresh, seed }: Pick<Env, 'mediaDir' | 'mayStartAfresh' | 'seed'>,
): Promise<void> {
  if (mayStartAfresh || !hasFiles(mediaDir)) return;
  const { status } = await payload.findGlobal({ slug: 'seed-state', ...reading });
  if (status === 'running' || status === 'done') return;
  const slugs = ['pages', 'media', ...(seed === 'none' ? (['users'] as const) : [])] as const;
  const counts = await Promise.all(slugs.map((collection) => payload.count({ collection, ...reading })));
  if (counts.every(({ totalDocs }) => totalDocs === 0)) throw emptyDatabase(mediaDir);
}
