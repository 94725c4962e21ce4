import type { Payload, PayloadRequest } from 'payload';
import { pathOfCategory } from '../../../lib/routes/category-address';
import { defaultLanguage } from '../languages';
import { announce } from '../revalidate/announce';
import { readApplicationModel, readCategories, readPages, type SeedPage } from '../seed/content';
import { dropDeadLinks } from '../seed/drop-dead-links';
import type { Blanks } from '../seed/fill-blanks';
import { blanksOfToday } from '../seed/seed';
import { seedDirOf } from '../seed/seed-dir';
import type { CompanyFacts } from './company-facts';
import { extendFrame } from './extend-frame';
import type { Answers } from './read-answers';
import { changeSetup, readSetup } from './setup-state';
import { fillChanged, importStarter, isInList, statusOf, type PageStatus, type WaitingPage } from './starter-pages';
import { starterNames } from './starter-names';
import { writeBrand, type Logos } from './write-brand';
import { writeSiteInfo } from './write-site-info';

const blanksOf = ({ names, ...facts }: CompanyFacts): Blanks => ({
  ...blanksOfToday(),
  ...facts,
  companyName: names[defaultLanguage],
  legalName: facts.legalName || names[defaultLanguage],
});

/** Makes the pages that were asked for, and completes those that wait for facts. */
async function makePages(payload: Payload, { pages, facts }: Answers) {
  const all = await readPages(seedDirOf('starter'));
  const statuses = new Map<string, PageStatus | undefined>();
  for (const { pageKey } of all) statuses.set(pageKey, await statusOf(payload, pageKey));
  const isWanted = ({ pageKey }: SeedPage) => {
    const status = statuses.get(pageKey);
    return status === 'template' || (status === undefined && pages.includes(pageKey));
  };
  const isDead = (link: string) =>
    all.some((page) => page.link === link && !isWanted(page) && !statuses.get(page.pageKey));
  const templates = all.filter(isWanted).map((page) => ({ ...dropDeadLinks(page, isDead), link: page.link }));
  const waiting = await importStarter(payload, templates, blanksOf(facts));
  const drafts = new Set(waiting.map(({ link }) => link));
  const changed = all.filter(({ pageKey }) => statuses.get(pageKey) === 'changed');
  for (const page of changed) waiting.push(await fillChanged(payload, page, blanksOf(facts)));
  const made = new Set(templates.map(({ link }) => link).filter((link) => !drafts.has(link)));
  const present = new Set(all.filter(({ pageKey }) => statuses.get(pageKey) === 'public').map(({ link }) => link));
  return { all, waiting, made, present };
}

/**
 * Makes what was asked for: the company's data, the chosen starter pages, and a menu and footer that lead to them. What
 * somebody has changed stays as it is (docs/decisions/0082). It can be repeated: what is there is not made twice.
 *
 * @returns the pages that stay drafts
 */
export async function applyAnswers(req: PayloadRequest, answers: Answers, logos: Logos = {}): Promise<WaitingPage[]> {
  const { payload } = req;
  const before = await readSetup(payload);
  await writeSiteInfo(payload, answers, { former: before.facts, starterNames: await starterNames(before) });
  await writeBrand(payload, answers, logos);
  const { all, waiting, made, present } = await makePages(payload, answers);
  for (const { key, link } of await readCategories(seedDirOf('starter'))) {
    const isShown = all.some((page) => (made.has(page.link) || present.has(page.link)) && isInList(page, key));
    if (link && isShown) present.add(pathOfCategory(link));
  }
  await extendFrame(payload, await readApplicationModel(seedDirOf('starter')), made, present);
  await changeSetup(payload, { phase: 'done', facts: answers.facts, version: answers.version + 1 });
  await announce(req, ['content', 'page-keys', 'page:homepage', 'page:about', 'page:contact']);
  return waiting;
}
