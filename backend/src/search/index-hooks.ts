import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../database/after-commit';
import { publicUsersOf } from '../reusable/usage';
import { announceToProcesses } from '../shared/announce-change';
import type { Id } from './index-state';
import { searchNews } from './update-index';

async function updatePage(doc: unknown, req: PayloadRequest): Promise<void> {
  const { id, isReusable, uuid } = doc as { id: Id; isReusable?: boolean | null; uuid?: string };
  await updateIndex(req, id);
  // The words of a reusable section are those of the pages that show it.
  for (const user of isReusable ? await publicUsersOf(req, uuid) : []) await updateIndex(req, user.id);
}

async function updateIndex(req: PayloadRequest, id: Id): Promise<void> {
  afterCommit(req, () => searchNews.page(req.payload, id));
  await announceToProcesses(req, { changed: 'page', id });
}

export const indexChangedPage: CollectionAfterChangeHook = ({ doc, req }) => updatePage(doc, req);

export const indexDeletedPage: CollectionAfterDeleteHook = ({ doc, req }) => updatePage(doc, req);

export const indexChangedFrame: GlobalAfterChangeHook = async ({ req }) => {
  afterCommit(req, () => searchNews.frame(req.payload));
  await announceToProcesses(req, { changed: 'frame' });
};

async function updateCategories({ req }: { req: PayloadRequest }): Promise<void> {
  afterCommit(req, () => searchNews.lists(req.payload));
  await announceToProcesses(req, { changed: 'lists' });
}

export const indexChangedCategory: CollectionAfterChangeHook = updateCategories;

export const indexDeletedCategory: CollectionAfterDeleteHook = updateCategories;
