import { setTimeout as sleep } from 'node:timers/promises';
import type { PayloadRequest, TypedUser, Where } from 'payload';
import { fieldDescriptions } from '../../../lib/forms/contact-fields';
import { mayReadMessages } from '../access/reads-messages';
import { siteLanguages, type Language, type Localized } from '../languages';
import { searchInTime } from '../search/read-index';
import { inLanguage } from '../wire/values';
import { bestPages } from './best-pages';
import { newestPages } from './newest-pages';

/** As many of each kind as are seen without scrolling far; a longer query finds the others. */
const MAX_EACH = 6;
const MAX_QUERY = 200;
/** How long pages and files wait for the texts. */
const MAX_WAIT_MS = 250;

export interface Found {
  pages: { id: number | string; title: string; link: string; isDraft: boolean; isReusable?: boolean }[];
  /** Public pages with the words in their sections. */
  texts: { title: string; link: string; excerpt: string }[];
  media: { id: number | string; name: string; text: string }[];
  /** Absent for who may not read messages. */
  messages?: { id: number | string; subject: string; from: string }[];
}

interface Asked {
  query: string;
  language: Language;
  user: TypedUser;
}

async function findTexts(req: PayloadRequest, { query, language }: Asked, isShown: (link: string) => boolean) {
  // While the index is being built, the other results are better than none.
  const found = searchInTime(req.payload, { query, language, limit: MAX_EACH * 2, offset: 0 });
  const answer = await Promise.race([found, sleep(MAX_WAIT_MS, undefined)]);
  return (answer?.results ?? [])
    .filter(({ link }) => !isShown(link))
    .slice(0, MAX_EACH)
    .map(({ link, title, excerpt }) => ({ link, title: title.text, excerpt: excerpt.text }));
}

interface Stored {
  id: number | string;
  filename?: string;
  alt?: Localized<string>;
  subject?: string | null;
  name?: string | null;
  email?: string | null;
}

async function findMedia(req: PayloadRequest, { query, language, user }: Asked): Promise<Found['media']> {
  const names = ['filename', ...siteLanguages().map((code) => `alt.${code}`)];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: names.map((name) => ({ [name]: { contains: query } })) },
    locale: 'all',
    select: { filename: true, alt: true },
    sort: '-createdAt',
    limit: MAX_EACH,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return (docs as unknown as Stored[]).map(({ id, filename = '', alt }) => {
    return { id, name: filename, text: inLanguage(alt, language) ?? inLanguage(alt, 'tr') ?? '' };
  });
}

async function findMessages(req: PayloadRequest, { query, user }: Asked): Promise<Found['messages']> {
  if (!mayReadMessages(user)) return undefined;
  const where: Where = { or: fieldDescriptions.map(({ name }) => ({ [name]: { contains: query } })) };
  const select = { subject: true, name: true, email: true } as const;
  const given = { where, select, sort: '-createdAt', limit: MAX_EACH, depth: 0, pagination: false } as const;
  const { docs } = await req.payload.find({ collection: 'messages', ...given, overrideAccess: false, user });
  return (docs as unknown as Stored[]).map(({ id, subject, name, email }) => {
    return { id, subject: subject || '–', from: name || email || '' };
  });
}

/**
 * What an account may see that has the typed words: pages by title, key and address (drafts too), public pages by their
 * text, files, and messages.
 */
export async function findEverywhere(req: PayloadRequest, asked: Asked): Promise<Found> {
  const query = asked.query.replaceAll('\0', '').trim().slice(0, MAX_QUERY);
  if (!query) return { pages: [], texts: [], media: [] };
  const given = { ...asked, query };
  const best = bestPages(await newestPages(req), query, MAX_EACH);
  const links = new Set(best.map(({ link }) => link));
  const [texts, media, messages] = await Promise.all([
    findTexts(req, given, (link) => links.has(link)),
    findMedia(req, given),
    findMessages(req, given),
  ]);
  const pages = best.map(({ id, title, link, isDraft, isReusable }) => ({
    ...{ id, title, link, isDraft },
    ...(isReusable && { isReusable }),
  }));
  return { pages, texts, media, ...(messages && { messages }) };
}
