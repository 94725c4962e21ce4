import type { Payload, PayloadRequest, Where } from 'payload';
import { changeValue } from '../database/change-value';

const KEY = 'bin-gone-addresses';

/** More than any menu has entries. */
const MAX_GONE = 5_000;

/** The addresses of pages that were deleted for good: menus may still name them. */
const linksOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];

const readGone = async ({ kv }: Payload): Promise<string[]> => linksOf(await kv.get(KEY));

export async function rememberGone(payload: Payload, link: string): Promise<void> {
  await changeValue<string[]>(payload, KEY, (stored) =>
    [...linksOf(stored).filter((each) => each !== link), link].slice(-MAX_GONE),
  );
}

/** Whether a page was deleted at one of some addresses, so that menus have left it out. */
export async function wasDeletedAt(req: PayloadRequest, links: string[]): Promise<boolean> {
  const where: Where = { and: [{ kind: { equals: 'page' } }, { link: { in: links } }] };
  const { totalDocs } = await req.payload.db.count({ collection: 'bin', where, req });
  return totalDocs > 0 || (await readGone(req.payload)).some((link) => links.includes(link));
}

/** The addresses of deleted pages that have neither another page nor a redirect by now. Menus leave them out. */
export async function hiddenAddresses(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { db } = req.payload;
  const all = { select: { link: true }, pagination: false, limit: 0, req } as const;
  const { docs } = await db.find<{ link: string }>({ collection: 'bin', where: { kind: { equals: 'page' } }, ...all });
  const deleted = [...new Set([...docs.map(({ link }) => link), ...(await readGone(req.payload))])];
  if (deleted.length === 0) return new Set();
  const isPublic = { _status: { equals: 'published' } };
  const pages = await db.find<{ link: string }>({
    collection: 'pages',
    where: { and: [isPublic, { link: { in: deleted } }] },
    ...all,
  });
  const redirects = await db.find<{ from: string }>({
    collection: 'redirects',
    where: { and: [isPublic, { from: { in: deleted } }] },
    ...all,
    select: { from: true },
  });
  const alive = new Set([...pages.docs.map(({ link }) => link), ...redirects.docs.map(({ from }) => from)]);
  return new Set(deleted.filter((link) => !alive.has(link)));
}
