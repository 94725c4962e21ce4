import type { Deleted } from '@/lib/edit/deleted';
import type { Raw } from '@/lib/edit/wire-page';

import type { EditAnswer } from './edit-call';
import type { Gone } from './editor-reducer';
import { newLinkIn, type OpenPage } from './open-page';

/** How often it is tried while others keep changing the page. */
const maxAttempts = 8;

interface Calls {
  post: <T>(name: string, body: Raw) => Promise<EditAnswer<T>>;
  get: <T>(name: string, parameters: Record<string, string>) => Promise<EditAnswer<T>>;
}

interface PageAnswer extends Raw {
  revision?: string;
}

/** Whether the answer to a save says that the section or its page does not exist any more. */
export function isGoneAnswer({ status, data }: EditAnswer<Raw>): boolean {
  return status === 404 || (status === 409 && data?.section === null);
}

/**
 * @param noteMoved called with the new address of the page, if it has one
 * @returns what is gone; undefined if that cannot be found out now
 */
export async function findGone(
  { get }: Calls,
  page: OpenPage,
  noteMoved: (link: string) => void,
): Promise<Gone | undefined> {
  const answer = await get('EditPage', { ...page });
  const link = newLinkIn(answer);
  if (link !== undefined) {
    noteMoved(link);
    return 'moved';
  }
  if (answer.status === 404) return 'page';
  return answer.isOk ? 'section' : undefined;
}

/** Restores a deleted section as it was saved last, on top of the newest revision of its page. */
export async function putBackSection({ post, get }: Calls, pageKey: string, id: string): Promise<EditAnswer<Raw>> {
  let answer = await get<PageAnswer>('EditPage', { pageKey });
  for (let attempt = 0; attempt < maxAttempts && answer.data?.revision; attempt += 1) {
    const { revision } = answer.data;
    answer = await post<PageAnswer>('ChangeSections', { pageKey, revision, change: { kind: 'restore', id } });
    if (answer.status !== 409) break;
  }
  return answer;
}

/** Restores a deleted page from the bin. If somebody else was faster, it is there already. */
export async function putBackPage({ post, get }: Calls, page: OpenPage): Promise<EditAnswer<Raw>> {
  const now = await get<PageAnswer>('EditPage', { ...page });
  if (now.status !== 404 || newLinkIn(now) !== undefined) return now;
  const bin = await get<Deleted[]>('Bin', {});
  const entry = bin.data?.find((deleted) => deleted.kind === 'page' && deleted.uuid === page.uuid);
  if (entry) return post<Raw>('RestoreDeleted', { id: entry.id });
  return { ...bin, data: undefined, ...(bin.isOk && { isOk: false, status: 404 }) };
}
