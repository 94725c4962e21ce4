import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload';
import { fieldDescriptions } from '../../../lib/forms/contact-fields';
import { mayReadMessages } from '../access/reads-messages';
import { siteLanguages, type Language, type Localized } from '../languages';
import { inLanguage } from '../wire/values';
import { MAX_EACH, wordsIn, type Asked, type Found } from './found';

interface Stored {
  id: number | string;
  _status?: string | null;
  filename?: string;
  alt?: Localized<string>;
  subject?: string | null;
  name?: string | null;
  email?: string | null;
  from?: string;
  to?: string;
}

interface Search {
  collection: CollectionSlug;
  /** Each typed word is in one of them. */
  fields: string[];
  /** What is read; without it, whole records. */
  select?: Record<string, true>;
  sort?: string;
  draft?: boolean;
}

/** The records with every typed word that the account may read. */
async function findRecords<T extends object = Stored>(
  { payload }: PayloadRequest,
  { query, user }: { query: string; user: TypedUser },
  { collection, fields, select, sort = '-createdAt', draft }: Search,
): Promise<T[]> {
  const where: Where = {
    and: wordsIn(query).map((word) => ({ or: fields.map((name) => ({ [name]: { contains: word } })) })),
  };
  const size = { limit: MAX_EACH, depth: 0, pagination: false } as const;
  const given = { where, select, sort, draft, locale: 'all', ...size, overrideAccess: false, user } as const;
  const { docs } = await payload.find({ collection, ...given } as Parameters<typeof payload.find>[0]);
  return docs as unknown as T[];
}

const inAll = (name: string) => siteLanguages().map((code) => `${name}.${code}`);

const shownIn = (text: Localized<string> | undefined, language: Language) =>
  inLanguage(text, language) ?? inLanguage(text, 'tr') ?? '';

export async function findMedia(req: PayloadRequest, asked: Asked): Promise<Found['media']> {
  const fields = ['filename', ...inAll('alt')];
  const docs = await findRecords(req, asked, { collection: 'media', fields, select: { filename: true, alt: true } });
  return docs.map(({ id, filename = '', alt }) => ({ id, name: filename, text: shownIn(alt, asked.language) }));
}

export async function findMessages(req: PayloadRequest, asked: Asked): Promise<Found['messages']> {
  if (!mayReadMessages(asked.user)) return undefined;
  const fields = fieldDescriptions.map(({ name }) => name);
  const select = { subject: true, name: true, email: true } as const;
  const docs = await findRecords(req, asked, { collection: 'messages', fields, select });
  return docs.map(({ id, subject, name, email }) => ({ id, subject: subject || '–', from: name || email || '' }));
}

/** Redirects as they are proposed too. */
export async function findRedirects(req: PayloadRequest, asked: Asked): Promise<Found['redirects']> {
  const fields = ['from', 'to', 'note'];
  const docs = await findRecords(req, asked, { collection: 'redirects', fields, sort: 'from', draft: true });
  return docs.map(({ id, from = '', to = '', _status }) => ({ id, from, to, isDraft: _status === 'draft' }));
}

interface StoredList {
  id: number | string;
  key: string;
  link?: string | null;
  name?: Localized<string>;
}

export async function findCategories(req: PayloadRequest, asked: Asked): Promise<Found['categories']> {
  const fields = ['key', 'link', ...inAll('name'), ...inAll('title'), ...inAll('description')];
  const docs = await findRecords<StoredList>(req, asked, { collection: 'categories', fields, sort: 'order' });
  return docs.map(({ id, key, link, name }) => {
    return { id, name: shownIn(name, asked.language) || key, place: link ? `/reference/${link}` : key };
  });
}

/** Accounts are an administrator's matter. */
export async function findAccounts(req: PayloadRequest, asked: Asked): Promise<Found['accounts']> {
  if (asked.user.role !== 'admin') return undefined;
  const select = { name: true, email: true } as const;
  const docs = await findRecords(req, asked, { collection: 'users', fields: ['name', 'email'], select, sort: 'email' });
  return docs.map(({ id, name, email }) => ({ id, name: name || email || '', email: email ?? '' }));
}
