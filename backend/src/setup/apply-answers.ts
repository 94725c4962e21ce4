import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { pathOfCategory } from '../../../lib/routes/category-address';
import { allLanguages, allTranslations, defaultLanguage, ownTexts } from '../languages';
import { announce } from '../revalidate/announce';
import { collectAltTexts } from '../seed/alt-texts';
import { readApplicationModel, readCategories, readManifest, readPages, type SeedPage } from '../seed/content';
import { dropDeadLinks } from '../seed/drop-dead-links';
import { blanksIn, fillBlanks, type Blanks } from '../seed/fill-blanks';
import { importCategories } from '../seed/import-categories';
import { importMedia } from '../seed/import-media';
import { importPages } from '../seed/import-pages';
import { blanksOfToday, seedDirOf } from '../seed/seed';
import { seeding } from '../seed/seeding';
import type { CompanyFacts } from './company-facts';
import { writeBrand, type Logos } from './write-brand';
import { extendFrame } from './extend-frame';
import type { Answers } from './read-answers';
import { changeSetup } from './setup-state';

/** A starter page that waits for facts, with the names of its blanks. */
export interface WaitingPage {
  link: string;
  title: string;
  blanks: string[];
}

const blanksOf = ({ names, ...facts }: CompanyFacts): Blanks => ({
  ...blanksOfToday(),
  ...facts,
  companyName: names[defaultLanguage],
  legalName: facts.legalName || names[defaultLanguage],
});

const isIn = ({ categories }: SeedPage, key: string) => (categories as readonly string[]).includes(key);

const noReport = () => undefined;

/** The stored state of a page; undefined if there is none. */
async function statusOf(payload: Payload, pageKey: string): Promise<'public' | 'waiting' | 'own' | undefined> {
  const where = { pageKey: { equals: pageKey } };
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    limit: 1,
    depth: 0,
    draft: true,
    locale: 'all',
    ...seeding,
  });
  const [page] = docs;
  if (!page) return undefined;
  if (page._status === 'published') return 'public';
  // A draft that still has blanks is the template; any other is somebody's work.
  return blanksIn(page).length > 0 ? 'waiting' : 'own';
}

async function importStarter(payload: Payload, templates: readonly SeedPage[], blanks: Blanks): Promise<WaitingPage[]> {
  const seedDir = seedDirOf('starter');
  const pages = fillBlanks(templates, blanks) as SeedPage[];
  const text = JSON.stringify(pages);
  const files = (await readManifest(seedDir)).filter(({ file }) => text.includes(`/media/${file}`));
  const media = await importMedia(payload, files, collectAltTexts(pages), path.join(seedDir, 'media'), noReport);
  const lists = (await readCategories(seedDir)).filter(({ key }) => pages.some((page) => isIn(page, key)));
  await importCategories(payload, lists, media);
  await importPages(payload, pages, media, noReport, (page) => blanksIn(page).length === 0);
  return pages.flatMap((page) =>
    blanksIn(page).length > 0 ? [{ link: page.link, title: String(page.title), blanks: blanksIn(page) }] : [],
  );
}

const rights = {
  tr: 'Tüm hakları saklıdır.',
  en: 'All rights reserved.',
  de: 'Alle Rechte vorbehalten.',
};

async function writeSiteInfo(payload: Payload, { facts, languages: chosen }: Answers): Promise<void> {
  const { names, address, phone, email, legalName } = facts;
  const rows = allLanguages
    .filter(({ code }) => chosen.includes(code))
    .map(({ code, label }) => ({ code, name: label }));
  for (const language of [defaultLanguage, ...allTranslations]) {
    const name = names[language];
    if (!name && language !== defaultLanguage) continue;
    const owner = legalName || name || '';
    const copyright = `${owner.replace(/\.$/, '')}. ${ownTexts(rights, language)}`;
    const shared = { phone, email: email || null, languages: rows };
    const data = { title: name, copyright, adress: address, ...(language === defaultLanguage && shared) };
    await payload.updateGlobal({ slug: 'site-info', locale: language, data, depth: 0, ...seeding });
  }
}

/**
 * Makes what was asked for: the company's data, the chosen starter pages, and a menu and footer that lead to them.
 * Pages that somebody has changed stay as they are. It can be repeated: what is there is not made twice.
 *
 * @returns the pages that stay drafts because facts are missing
 */
export async function applyAnswers(req: PayloadRequest, answers: Answers, logos: Logos = {}): Promise<WaitingPage[]> {
  const { payload } = req;
  const all = await readPages(seedDirOf('starter'));
  const statuses = new Map<string, Awaited<ReturnType<typeof statusOf>>>();
  for (const { pageKey } of all) statuses.set(pageKey, await statusOf(payload, pageKey));
  const isWanted = ({ pageKey }: SeedPage) => {
    const status = statuses.get(pageKey);
    return status === 'waiting' || (status === undefined && answers.pages.includes(pageKey));
  };
  const isDead = (link: string) =>
    all.some((page) => page.link === link && !isWanted(page) && !statuses.get(page.pageKey));
  const templates = all.filter(isWanted).map((page) => ({ ...dropDeadLinks(page, isDead), link: page.link }));
  const lists = await readCategories(seedDirOf('starter'));
  await writeSiteInfo(payload, answers);
  await writeBrand(payload, answers, logos);
  const waiting = await importStarter(payload, templates, blanksOf(answers.facts));
  const drafts = new Set(waiting.map(({ link }) => link));
  const made = new Set(templates.map(({ link }) => link).filter((link) => !drafts.has(link)));
  const present = new Set(all.filter((page) => statuses.get(page.pageKey) === 'public').map(({ link }) => link));
  for (const { key, link } of lists) {
    const isShown = all.some((page) => (made.has(page.link) || present.has(page.link)) && isIn(page, key));
    if (link && isShown) present.add(pathOfCategory(link));
  }
  await extendFrame(payload, await readApplicationModel(seedDirOf('starter')), made, present);
  await changeSetup(payload, { phase: 'done', facts: answers.facts, version: answers.version + 1 });
  await announce(req, ['content', 'page-keys', 'page:homepage', 'page:about', 'page:contact']);
  return waiting;
}
