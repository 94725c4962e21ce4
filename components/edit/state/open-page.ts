import { isRecord } from '@/lib/sections/parse-section';
import type { Raw } from '@/lib/edit/wire-page';

import type { EditAnswer } from './edit-call';

/** The page's own id of the contract, which stays when it gets another address. */
export const uuidOf = ({ uuid }: Raw): string | undefined => (typeof uuid === 'string' ? uuid : undefined);

/** Names the open page in a call that can tell that it has another address by now. */
export interface OpenPage {
  pageKey: string;
  /** A backend may leave it out. */
  uuid?: string;
}

export function openPage(pageKey: string, page: Raw): OpenPage {
  const uuid = uuidOf(page);
  return { pageKey, ...(uuid !== undefined && { uuid }) };
}

/** The new address of the page, from the answer to such a call. */
export function newLinkIn({ code, data }: EditAnswer<unknown>): string | undefined {
  return code === 'moved' && isRecord(data) && typeof data.link === 'string' ? data.link : undefined;
}
