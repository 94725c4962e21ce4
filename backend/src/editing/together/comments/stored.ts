import type { PayloadRequest, Where } from 'payload';
import type { Editor } from '../../session/editor';

export interface StoredComment {
  id: number;
  uuid: string;
  sectionId: string;
  thread?: number | null;
  text: string;
  author: string;
  account: string;
  resolvedBy?: string | null;
  resolvedAt?: string | null;
  createdAt: string;
}

type Asked = Pick<PayloadRequest, 'payload' | 'transactionID'>;

const collection = 'section-comments' as const;
/** Of one page. */
const MAX_READ = 1_000;

const isRoot: Where = { thread: { exists: false } };
export const isOpen: Where = { resolvedAt: { exists: false } };
const ofPage = (uuid: string, ...more: Where[]): Where => ({ and: [{ uuid: { equals: uuid } }, ...more] });

export async function findComments(req: Asked, where: Where, limit = MAX_READ, sort = 'id'): Promise<StoredComment[]> {
  const { docs } = await req.payload.db.find<StoredComment>({ collection, where, sort, limit, pagination: false, req });
  return docs;
}

/** How many threads of each section are not resolved. */
export async function openThreads(req: Asked, uuid: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { sectionId } of await findComments(req, ofPage(uuid, isRoot, isOpen))) {
    counts[sectionId] = (counts[sectionId] ?? 0) + 1;
  }
  return counts;
}

/** The ids that comments of a page belong to, of deleted sections too. */
export async function commentedSections(req: Asked, uuid: string): Promise<Set<string>> {
  return new Set((await findComments(req, ofPage(uuid, isRoot))).map(({ sectionId }) => sectionId));
}

/** Differs after every comment, and after one is resolved or opened again. */
export async function commentNews(req: Asked, uuid: string): Promise<string> {
  const [[newest], { totalDocs }] = await Promise.all([
    findComments(req, ofPage(uuid), 1, '-id'),
    req.payload.db.count({ collection, where: ofPage(uuid, isRoot, isOpen) }),
  ]);
  return newest ? `${newest.id}.${totalDocs}` : '';
}

/** The threads of a section, the oldest first, each with its comments. */
export async function threadsOf(req: Asked, uuid: string, sectionId: string, editor: Editor) {
  const comments = await findComments(req, ofPage(uuid, { sectionId: { equals: sectionId } }));
  return comments
    .filter(({ thread }) => !thread)
    .map((root) => ({
      id: String(root.id),
      resolvedBy: root.resolvedBy ?? null,
      resolvedAt: root.resolvedAt ?? null,
      comments: comments
        .filter(({ id, thread }) => id === root.id || Number(thread) === root.id)
        .map(({ id, text, author, account, createdAt }) => ({
          ...{ id: String(id), text, author, writtenAt: createdAt, isOwn: account === String(editor.id) },
        })),
    }));
}

/** A thread by its id; undefined if this page has none of that id. */
export async function findThread(req: Asked, uuid: string, id: string): Promise<StoredComment | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const [root] = await findComments(req, ofPage(uuid, isRoot, { id: { equals: Number(id) } }), 1);
  return root;
}

interface Written {
  uuid: string;
  sectionId: string;
  thread?: number;
  text: string;
  editor: Editor;
}

export async function storeComment(req: Asked, { editor, ...rest }: Written): Promise<void> {
  const data = { ...rest, author: editor.name, account: String(editor.id) };
  await req.payload.db.create({ collection, data, req, returning: false });
}

/** @param by null opens it again */
export async function setResolved(req: Asked, id: number, by: string | null): Promise<void> {
  const data = { resolvedBy: by, resolvedAt: by === null ? null : new Date().toISOString() };
  await req.payload.db.updateOne({ collection, id, data, req, returning: false });
}
