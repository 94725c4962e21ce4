import path from 'node:path';
import type { Payload } from 'payload';
import { backendDir } from '../runtime-env';
import { changeSetup } from '../setup/setup-state';
import { collectAltTexts } from './alt-texts';
import { readApplicationModel, readCategories, readManifest, readPages } from './content';
import { blanksIn, fillBlanks } from './fill-blanks';
import { importCategories } from './import-categories';
import { importGlobals } from './import-globals';
import { importMedia } from './import-media';
import { importPages } from './import-pages';
import { keepLinks } from './keep-links';
import { seeding, type Report } from './seeding';

/** The demo company's site, or a neutral skeleton. */
export type SeedName = 'demo' | 'starter';

const report: Report = (what, done, total) => console.info(`seed: ${what} ${done}/${total}`);

export const seedDirOf = (name: SeedName) => path.join(backendDir, 'seed', name);

/** What every start knows to fill in. */
export const blanksOfToday = () => ({ today: new Date().toISOString().slice(0, 10) });

/**
 * Imports a seed into an empty database. It can be killed at any time: the next start continues. When done it never
 * runs again, so that it overwrites nobody's changes. Pages with blanks stay drafts until the setup fills them in.
 */
export async function seed(payload: Payload, name: SeedName): Promise<void> {
  const { status } = await payload.findGlobal({ slug: 'seed-state', ...seeding });
  if (status === 'done') return;
  if (status !== 'running' && (await hasContent(payload))) return;

  const startedAt = Date.now();
  await setStatus(payload, 'running');
  await changeSetup(payload, { seed: name });
  const seedDir = seedDirOf(name);
  const pages = fillBlanks(await readPages(seedDir), blanksOfToday());
  const files = await readManifest(seedDir);
  const findMedia = await importMedia(payload, files, collectAltTexts(pages), path.join(seedDir, 'media'), report);
  await importCategories(payload, await readCategories(seedDir), findMedia);
  const isReady = (page: unknown) => blanksIn(page).length === 0;
  await importPages(payload, pages, findMedia, report, isReady);
  const drafts = new Set(pages.filter((page) => !isReady(page)).map(({ link }) => link));
  const model = keepLinks(await readApplicationModel(seedDir), (link) => !drafts.has(link));
  await importGlobals(payload, model, findMedia);
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
