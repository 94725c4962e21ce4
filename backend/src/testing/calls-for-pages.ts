/** Payload's calls for pages, as far as it matters that they come in turn: each reads first, and writes later. */
import type { PayloadRequest } from 'payload';

interface Version {
  text: string;
  status: string;
}

/** What visitors have of a page, and its newest version. */
interface Stored {
  main: Version;
  newest: Version;
}

interface Database {
  pages: Map<number, Stored>;
  /** The pages that meet the condition of a bulk edit. */
  matching: number[];
  /** What Payload refuses to write. */
  refused?: number;
}

const empty = (): Database => ({ pages: new Map(), matching: [1, 2] });

export let database = empty();

export function emptyDatabase(): void {
  database = empty();
}

export const later = () => new Promise((resolve) => setTimeout(resolve, 1));
export const version = (text: string, status = 'published'): Version => ({ text, status });

class Refused extends Error {
  readonly status = 400;
}

export const request = (rest: object = {}) => {
  const db = { name: 'sqlite', findVersions: () => Promise.resolve({ docs: [{ parent: 1 }] }) };
  const find = ({ limit }: { limit: number }) =>
    Promise.resolve({ docs: database.matching.slice(0, limit || undefined).map((id) => ({ id })) });
  const collections = { pages: { config: { labels: { singular: 'page', plural: 'pages' } } } };
  const defaults = { user: { id: 1 }, query: {}, data: {}, i18n: { language: 'en', fallbackLanguage: 'en' } };
  const t = (key: string, { count, label }: { count: number; label: string }) => `${key} ${count} ${label}`;
  return { ...defaults, t, payload: { db, find, collections }, ...rest } as unknown as PayloadRequest;
};

interface Change {
  data: { text?: string; _status?: string };
  isDraft: boolean;
}

/** Writes a page like Payload: it reads a version, and writes the whole of it later. */
export async function write(id: number, from: 'main' | 'newest', { data, isDraft }: Change): Promise<object> {
  const stored = database.pages.get(id) ?? { main: version(''), newest: version('') };
  const read = stored[from];
  await later();
  if (id === database.refused) throw new Refused('refused');
  const newest = version(read.text + (data.text ?? ''), data._status ?? read.status);
  database.pages.set(id, isDraft && newest.status === 'draft' ? { ...stored, newest } : { main: newest, newest });
  return { id, ...newest };
}

const idsIn = (where: object): number[] => {
  const found = [...JSON.stringify(where).matchAll(/"equals":(\d+)/g)].map((match) => Number(match[1]));
  return found.length > 0 ? found : database.matching;
};

const changeOf = ({ data, query }: PayloadRequest) => ({
  data: data as Change['data'],
  isDraft: query.draft === 'true',
});

export const handlers = {
  'patch /': async (req: PayloadRequest) => {
    const change = changeOf(req);
    const errors: object[] = [];
    const written = idsIn(req.query.where as object).map((id) =>
      write(id, change.isDraft ? 'newest' : 'main', change).catch((error: Error) => {
        errors.push({ id, isPublic: true, message: error.message });
      }),
    );
    const docs = (await Promise.all(written)).filter(Boolean);
    return Response.json({ docs, errors }, { status: errors.length > 0 ? 400 : 200 });
  },
  'patch /:id': async (req: PayloadRequest) => {
    const id = req.routeParams?.id;
    if (typeof id !== 'string') throw new Refused('ID was not specified');
    return Response.json({ doc: await write(Number(id), 'newest', changeOf(req)) });
  },
  'delete /': async (req: PayloadRequest) => {
    const ids = idsIn(req.query.where as object);
    const kept = ids.map((id) => ({ id, text: database.pages.get(id)?.newest.text }));
    await later();
    for (const id of ids) database.pages.delete(id);
    return Response.json({ docs: kept, errors: [] });
  },
  'delete /:id': async (req: PayloadRequest) => {
    const id = Number(req.routeParams?.id);
    const text = database.pages.get(id)?.newest.text;
    await later();
    database.pages.delete(id);
    return Response.json({ doc: { id, text } });
  },
  'post /versions/:id': async () => Response.json(await write(1, 'newest', { data: { text: 'r' }, isDraft: true })),
};
