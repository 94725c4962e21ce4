import path from 'node:path';
import type { Payload } from 'payload';
import { allLanguages, defaultLanguage } from '../languages';
import { collectAltTexts } from '../seed/alt-texts';
import { readCategories, readManifest, type SeedPage } from '../seed/content';
import { blanksIn, fillBlanks, type Blanks } from '../seed/fill-blanks';
import { importCategories } from '../seed/import-categories';
import { importMedia } from '../seed/import-media';
import { importPages } from '../seed/import-pages';
import { seedDirOf } from '../seed/seed-dir';
import { seeding } from '../seed/seeding';
import { isRecord, type StoredValues } from '../wire/values';
import { isUntouched, rememberOwn, type OwnPart } from './own-writing';

/** A starter page that stays a draft, with the names of its blanks. */
export interface WaitingPage {
  link: string;
  title: string;
  blanks: string[];
  /** Somebody has changed it, so it is theirs to publish. */
  isChanged?: boolean;
}

/** `template`: a draft as the starter or the setup has left it; `changed`: one with blanks that somebody has changed. */
export type PageStatus = 'public' | 'template' | 'changed' | 'own';

export const isInList = ({ categories }: SeedPage, key: string) => (categories as readonly string[]).includes(key);

const partOf = (pageKey: string): OwnPart => `page:${pageKey}`;

async function findPage(payload: Payload, pageKey: string, draft = true): Promise<StoredValues | undefined> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { pageKey: { equals: pageKey } },
    ...{ limit: 1, depth: 0, draft, locale: 'all' },
    ...seeding,
  });
  return docs[0] as StoredValues | undefined;
}

/** The stored state of a page; undefined if there is none. */
export async function statusOf(payload: Payload, pageKey: string): Promise<PageStatus | undefined> {
  const isPublic = (await findPage(payload, pageKey, false))?._status === 'published';
  if (isPublic) return 'public';
  const page = await findPage(payload, pageKey);
  if (!page) return undefined;
  if (await isUntouched(payload, partOf(pageKey))) return 'template';
  return blanksIn(page).length > 0 ? 'changed' : 'own';
}

const noReport = () => undefined;

async function keysOfLists(payload: Payload): Promise<Set<unknown>> {
  const { docs } = await payload.find({ collection: 'categories', limit: 0, pagination: false, depth: 0, ...seeding });
  return new Set(docs.map(({ key }) => key));
}

/**
 * Makes starter pages, with the lists and files that they need. A list that is there stays as it is. A page that lacks
 * a fact becomes a draft.
 */
export async function importStarter(
  payload: Payload,
  templates: readonly SeedPage[],
  blanks: Blanks,
): Promise<WaitingPage[]> {
  const seedDir = seedDirOf('starter');
  const pages = fillBlanks(templates, blanks) as SeedPage[];
  const text = JSON.stringify(pages);
  const files = (await readManifest(seedDir)).filter(({ file }) => text.includes(`/media/${file}`));
  const media = await importMedia(payload, files, collectAltTexts(pages), path.join(seedDir, 'media'), noReport);
  const known = await keysOfLists(payload);
  const isNeeded = (key: string) => !known.has(key) && pages.some((page) => isInList(page, key));
  await importCategories(
    payload,
    (await readCategories(seedDir)).filter(({ key }) => isNeeded(key)),
    media,
  );
  await importPages(payload, pages, media, noReport, (page) => blanksIn(page).length === 0);
  const drafts = pages.filter((page) => blanksIn(page).length > 0);
  await rememberOwn(
    payload,
    drafts.map(({ pageKey }) => partOf(pageKey)),
  );
  return drafts.map((page) => ({ link: page.link, title: String(page.title), blanks: blanksIn(page) }));
}

const texts = ['title', 'description', 'keywords', 'summary', 'sections', 'dataHtml', 'dataSections'] as const;

/** Fills the blanks of a draft that somebody has changed, and leaves everything else as it is, also that it is a draft. */
export async function fillChanged(payload: Payload, { pageKey, link }: SeedPage, blanks: Blanks): Promise<WaitingPage> {
  const page = await findPage(payload, pageKey);
  const titles = isRecord(page?.title) ? page.title : {};
  for (const { code: locale } of allLanguages.filter(({ code }) => titles[code])) {
    const target = { collection: 'pages', id: page?.id as string, locale, depth: 0, draft: true, ...seeding } as const;
    const stored = { ...(await payload.findByID(target)) } as StoredValues;
    const before = Object.fromEntries(texts.map((name) => [name, stored[name]]));
    const data = fillBlanks(before, blanks);
    if (JSON.stringify(data) !== JSON.stringify(before)) await payload.update({ ...target, data: data as object });
  }
  const left = blanksIn(await findPage(payload, pageKey));
  return { link, title: String(titles[defaultLanguage] ?? pageKey), blanks: left, isChanged: true };
}
