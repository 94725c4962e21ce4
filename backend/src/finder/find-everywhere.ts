import { setTimeout as sleep } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { searchInTime } from '../search/read-index';
import { bestPages } from './best-pages';
import { findDraftTexts } from './find-draft-texts';
import { findParts } from './find-parts';
import { findAccounts, findCategories, findMedia, findMessages, findRedirects } from './find-records';
import { MAX_EACH, type Asked, type Found } from './found';
import { hasTypedNumber } from './has-number';
import { newestPages } from './newest-pages';

const MAX_QUERY = 200;
/** How long the other results wait for the texts. */
const MAX_WAIT_MS = 250;

/** The texts that visitors have. While the index is being built, the other results are better than none. */
async function findPublicTexts(req: PayloadRequest, { query, language }: Asked): Promise<Found['texts']> {
  const found = searchInTime(req.payload, { query, language, limit: MAX_EACH * 2, offset: 0 });
  const answer = await Promise.race([found, sleep(MAX_WAIT_MS, undefined)]);
  return (answer?.results ?? [])
    .map(({ link, title, excerpt }) => ({ link, title: title.text, excerpt: excerpt.text }))
    .filter(({ title, excerpt }) => hasTypedNumber(`${title} ${excerpt}`, query));
}

/**
 * Pages with the words in their texts, each once. Drafts have every word and visitors' search is content with one, so
 * drafts come first, and leave half of the places to what is public.
 */
async function findTexts(req: PayloadRequest, asked: Asked, shown: ReadonlySet<string>): Promise<Found['texts']> {
  const isNew = ({ link }: Found['texts'][number]) => !shown.has(link);
  const [visible, drafts] = await Promise.all([findPublicTexts(req, asked), findDraftTexts(req, asked)]);
  const others = visible.filter(isNew);
  const first = drafts.filter(isNew).slice(0, Math.max(MAX_EACH / 2, MAX_EACH - others.length));
  const links = new Set(first.map(({ link }) => link));
  return [...first, ...others.filter(({ link }) => !links.has(link))].slice(0, MAX_EACH);
}

/**
 * What an account may see that has the typed words: pages by title, key and address (drafts too), and by their texts;
 * parts of every page, files, redirects, lists, messages and accounts.
 */
export async function findEverywhere(req: PayloadRequest, asked: Asked): Promise<Found> {
  const query = asked.query.replaceAll('\0', '').trim().slice(0, MAX_QUERY);
  if (!query) return { pages: [], texts: [], parts: [], media: [], redirects: [], categories: [] };
  const given = { ...asked, query };
  const best = bestPages(await newestPages(req), query, MAX_EACH);
  const [texts, parts, media, redirects, categories, messages, accounts] = await Promise.all([
    findTexts(req, given, new Set(best.map(({ link }) => link))),
    findParts(req, query),
    findMedia(req, given),
    findRedirects(req, given),
    findCategories(req, given),
    findMessages(req, given),
    findAccounts(req, given),
  ]);
  const pages = best.map(({ id, title, link, isDraft, isReusable }) => ({
    ...{ id, title, link, isDraft },
    ...(isReusable && { isReusable }),
  }));
  return {
    ...{ pages, texts, parts, media, redirects, categories },
    ...(messages && { messages }),
    ...(accounts && { accounts }),
  };
}
