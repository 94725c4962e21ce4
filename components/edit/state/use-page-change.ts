'use client';

import type { Raw } from '@/lib/edit/wire-page';

import { failureText, hasTooManySections } from '../texts/failure-text';
import { placesOf } from '../texts/unsaved-text';
import type { EditAnswer } from './edit-call';
import type { EditState } from './edit-context';
import { findGone } from './put-back';

type Place = Pick<EditState, 't' | 'openedPage' | 'interfaceLanguage'> & { page: Raw; revision: string };
type Calls = Pick<EditState, 'post' | 'get' | 'noteMoved' | 'showMessage' | 'refreshPage'>;

/** The page's revision, from the answer to a call. A part of every page has a revision of its own. */
export function pageRevisionIn({ part }: Raw, data: Raw | undefined): string | undefined {
  return part === undefined && typeof data?.revision === 'string' ? data.revision : undefined;
}

/** @returns the `change` of the edit mode, on top of a revision of the page */
export function usePageChange(place: Place, calls: Calls): EditState['change'] {
  const { t, page, openedPage, revision, interfaceLanguage } = place;
  const { post, get, noteMoved, showMessage, refreshPage } = calls;

  /** A refusal because there is no such page says so if the page has another address. */
  async function nameMoved(answer: EditAnswer<Raw>): Promise<EditAnswer<Raw>> {
    const isMoved = answer.status === 404 && (await findGone({ post, get }, openedPage, noteMoved)) === 'moved';
    return isMoved ? { ...answer, code: 'moved' } : answer;
  }

  return async (name, body, done) => {
    showMessage(t('editWorking'));
    const answer = await nameMoved(await post<Raw>(name, { pageKey: openedPage.pageKey, revision, ...body }));
    const { fields } = (answer.data ?? {}) as { fields?: Record<string, string> };
    const isPlaced = fields && !hasTooManySections(answer.data);
    const places = isPlaced && `${t('editNotPublishable')} ${placesOf(fields, page, interfaceLanguage).join(', ')}`;
    showMessage(answer.isOk ? done : places || failureText(answer, t), !answer.isOk);
    if (answer.isOk || answer.status === 409) refreshPage(pageRevisionIn(body, answer.data));
    return answer;
  };
}
