import path from 'node:path';
import type { Payload } from 'payload';
import { rememberOwn, type OwnPart } from '../setup/own-writing';
import { changeSetup, readSetup } from '../setup/setup-state';
import { collectAltTexts } from './alt-texts';
import { readApplicationModel, readCategories, readManifest, readPages } from './content';
import { blanksIn, fillBlanks } from './fill-blanks';
import { importCategories } from './import-categories';
import { importGlobals } from './import-globals';
import { importMedia } from './import-media';
import { importPages } from './import-pages';
import { keepLinks } from './keep-links';
import { seedDirOf, type SeedName } from './seed-dir';
import { seeding, type Report } from './seeding';

const report: Report = (what, done, total) => console.info(`seed: ${what} ${done}/${total}`);

/** What every start knows to fill in. */
export const blanksOfToday = () => ({ today: new Date().toISOString().slice(0, 10) });

/**
 * Imports a seed into an empty database. It can be killed at any time: the next start continues. When done it never
 * runs again, so that it overwrites nobody's changes. What the first start was told holds for every later one, also
 * that there is nothing to import. Pages with blanks stay drafts until the setup fills them in.
 *
 * @param asked by the environment
 */
export async function seed(payload: Payload, asked: SeedName | 'none'): Promise<void> {
  const { status } = await payload.findGlobal({ slug: 'seed-state', ...seeding });
  if (status === 'done') return;
  const name = await firstSeed(payload, status === 'running', asked);
  if (name === 'none') return;

  const startedAt = Date.now();
  await setStatus(payload, 'running');
  await changeSetup(payload, { seed: name });
  await importSeed(payload, name);
  await setStatus(payload, 'done');
  console.info(`seed: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** What this installation began with; noted at its first start. */
async function firstSeed(payload: Payload, isRunning: boolean, asked: SeedName | 'none'): Promise<SeedName | 'none'> {
  const { phase, seed: first } = await readSetup(payload);
  if (first) {
    if (first !== asked) console.info(`seed: this installation began with ${first}; SEED=${asked} changes nothing`);
    return first;
  }
  if (isRunning) return asked;
  if (asked !== 'none' && phase !== 'done' && !(await hasContent(payload))) return asked;
  await changeSetup(payload, { seed: 'none' });
  return 'none';
}

async function importSeed(payload: Payload, name: SeedName): Promise<void> {
  const seedDir = seedDirOf(name);
  const pages = fillBlanks(await readPages(seedDir), blanksOfToday());
  const files = await readManifest(seedDir);
  const findMedia = await importMedia(payload, files, collectAltTexts(pages), path.join(seedDir, 'media'), report);
  await importCategories(payload, await readCategories(seedDir), findMedia);
  const isReady = (page: unknown) => blanksIn(page).length === 0;
  await importPages(payload, pages, findMedia, report, isReady);
  const drafts = pages.filter((page) => !isReady(page));
  const links = new Set(drafts.map(({ link }) => link));
  const model = keepLinks(await readApplicationModel(seedDir), (link) => !links.has(link));
  await importGlobals(payload, model, findMedia);
  await rememberOwn(payload, ['navigation', 'footer', ...drafts.map(({ pageKey }): OwnPart => `page:${pageKey}`)]);
}

/** Whether anybody has put something into the database: a page, a file, a menu or the name of the site. */
async function hasContent(payload: Payload): Promise<boolean> {
  const [pages, media, navigation, info] = await Promise.all([
    payload.count({ collection: 'pages', ...seeding }),
    payload.count({ collection: 'media', ...seeding }),
    payload.findGlobal({ slug: 'navigation', depth: 0, draft: true, ...seeding }),
    payload.findGlobal({ slug: 'site-info', depth: 0, draft: true, ...seeding }),
  ]);
  return pages.totalDocs + media.totalDocs + (navigation.menu?.length ?? 0) > 0 || Boolean(info.title);
}

async function setStatus(payload: Payload, status: 'running' | 'done'): Promise<void> {
  await payload.updateGlobal({ slug: 'seed-state', data: { status }, ...seeding });
}
