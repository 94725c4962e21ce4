import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { colorNames, themeNames } from '../../../lib/brand/options';
import { allLanguages } from '../languages';
import { forgetTable } from '../redirects/link-resolver';
import { seeding } from '../seed/seeding';
import { changeSetup, readSetup } from './setup-state';

/** In this order: a list with pages, and a file that is used, cannot be deleted. Accounts, messages and subscribers stay. */
const collections = [
  'pages',
  'publication-requests',
  'section-comments',
  'bin',
  'categories',
  'redirects',
  'media',
] as const satisfies CollectionSlug[];

/** As a localised field is stored: a value for every language. */
const inNoLanguage = Object.fromEntries(allLanguages.map(({ code }) => [code, null]));

const noTexts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, inNoLanguage]));

const emptyBrand = {
  ...{ theme: themeNames[0], corners: null, lines: null, stations: null, header: null },
  ...{ logo: null, logoOnDark: null, icon: null, fonts: { pairing: null, own: null, ownFacts: null } },
  colors: Object.fromEntries(colorNames.map((name) => [name, null])),
};

const emptyGlobals = {
  brand: emptyBrand,
  navigation: { menu: [] },
  footer: { items: [] },
  social: { accounts: [] },
  popup: { popupId: null, link: null, defaultOpen: false, ...noTexts(['title', 'content', 'linkTitle']) },
  'site-info': {
    phone: null,
    email: null,
    newsPage: null,
    languages: [],
    ...noTexts(['title', 'subTitle', 'adress', 'copyright']),
  },
} as const satisfies Partial<Record<GlobalSlug, object>>;

const AT_A_TIME = 20;

export type Progress = (done: number, total: number) => void;

async function emptyGlobal(payload: Payload, slug: keyof typeof emptyGlobals): Promise<void> {
  const req = {} as PayloadRequest;
  // Not by a save of Payload's: a name is required there.
  const data = { ...emptyGlobals[slug], _status: 'published' };
  await payload.db.updateGlobal({ slug, data, req });
  await payload.db.deleteVersions({ globalSlug: slug, where: { id: { exists: true } }, req } as never);
}

async function deleteAll(payload: Payload, collection: (typeof collections)[number], onDeleted: () => void) {
  for (;;) {
    const { docs } = await payload.find({ collection, limit: AT_A_TIME, depth: 0, ...seeding });
    if (docs.length === 0) return;
    for (const { id } of docs) {
      await payload.delete({ collection, id, ...seeding });
      onDeleted();
    }
  }
}

async function countAll(payload: Payload): Promise<number> {
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection, ...seeding })));
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/**
 * Empties the content. What it has begun is written down first, so that a killed process continues when it starts
 * again (`finishClearing`). A failure is written down too: until somebody tries again, content may be written that is
 * in no archive.
 *
 * @param archive the path of the archive that was made before
 */
export async function clearContent(payload: Payload, archive: string, report: Progress = () => undefined) {
  const clearing = { startedAt: new Date().toISOString(), archive };
  await changeSetup(payload, { clearing });
  try {
    await emptyAll(payload, report);
  } catch (error) {
    await changeSetup(payload, { clearing: { ...clearing, hasFailed: true } });
    throw error;
  }
  const cleared = { at: new Date().toISOString(), archive };
  await changeSetup(payload, { phase: 'open', clearing: undefined, cleared, facts: undefined, written: undefined });
}

async function emptyAll(payload: Payload, report: Progress): Promise<void> {
  const total = await countAll(payload);
  let done = 0;
  const onDeleted = () => report((done += 1), total);
  await deleteAll(payload, 'pages', onDeleted);
  for (const slug of Object.keys(emptyGlobals) as (keyof typeof emptyGlobals)[]) await emptyGlobal(payload, slug);
  for (const collection of collections) await deleteAll(payload, collection, onDeleted);
  forgetTable();
}

/**
 * Continues what a killed process has begun. Runs before the first request is answered. Where it fails, the backend
 * starts all the same.
 */
export async function finishClearing(payload: Payload): Promise<void> {
  const { clearing } = await readSetup(payload);
  if (!clearing) return;
  if (clearing.hasFailed) {
    payload.logger.warn(`setup: the content is cleared in part; the archive of before is ${clearing.archive}`);
    return;
  }
  console.info(`setup: clearing the content goes on; the archive of before is ${clearing.archive}`);
  await clearContent(payload, clearing.archive).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'setup: the content could not be cleared' }),
  );
}
