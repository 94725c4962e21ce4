import path from 'node:path';
import type { Payload } from 'payload';
import { backendDir } from '../runtime-env';
import { collectAltTexts } from './alt-texts';
import { readApplicationModel, readManifest, readPages } from './content';
import { importGlobals } from './import-globals';
import { importMedia } from './import-media';
import { importPages } from './import-pages';
import { seeding, type Report } from './seeding';

const report: Report = (what, done, total) => console.info(`seed: ${what} ${done}/${total}`);

/**
 * Imports the demo content into an empty database. It can be killed at any time: the next start continues. When done it
 * never runs again, so that it overwrites nobody's changes.
 */
export async function seed(payload: Payload): Promise<void> {
  const { status } = await payload.findGlobal({ slug: 'seed-state', ...seeding });
  if (status === 'done') return;
  if (status !== 'running' && (await hasContent(payload))) return;

  const startedAt = Date.now();
  await setStatus(payload, 'running');
  const seedDir = path.join(backendDir, 'seed');
  const pages = await readPages(seedDir);
  const files = await readManifest(seedDir);
  const findMedia = await importMedia(payload, files, collectAltTexts(pages), path.join(seedDir, 'media'), report);
  await importPages(payload, pages, findMedia, report);
  await importGlobals(payload, await readApplicationModel(seedDir), findMedia);
  await setStatus(payload, 'done');
  console.info(`seed: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function hasContent(payload: Payload): Promise<boolean> {
  const [pages, media] = await Promise.all([
    payload.count({ collection: 'pages', ...seeding }),
    payload.count({ collection: 'media', ...seeding }),
  ]);
  return pages.totalDocs + media.totalDocs > 0;
}

async function setStatus(payload: Payload, status: 'running' | 'done'): Promise<void> {
  await payload.updateGlobal({ slug: 'seed-state', data: { status }, ...seeding });
}
