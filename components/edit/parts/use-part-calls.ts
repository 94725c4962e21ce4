'use client';

import { useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { Raw } from '@/lib/edit/wire-page';

import type { EditAnswer } from '../state/edit-call';
import { useEdit } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';
import { failureText } from '../texts/failure-text';
import { placeNames } from '../texts/unsaved-text';

/** After a publication, what is public. */
interface Changed {
  revision?: string;
}

/**
 * What changes whether a part of every page is public, or requested to be, and the message about it.
 *
 * @param onDone called when a call has changed it, before the page shows that
 */
export function usePartCalls(name: PartName, isDirty: boolean, onDone: () => void) {
  const { t, info, unsaved, interfaceLanguage, post, refreshPage, followPart } = useEdit();
  const part = info.parts?.[name];
  const [message, setMessage] = useState<{ text: string; isFailure: boolean }>();
  const [isSending, setIsSending] = useState(false);
  const [changed, setChanged] = useState<string>();
  const state = JSON.stringify([part?.revision, part?.status, part?.request?.id, part?.request?.state]);
  // What a call has changed must be shown before the next one: until then that one would be about what was.
  const isBusy = isSending || changed === state;

  const say = (text: string, isFailure = false) => setMessage({ text, isFailure });

  /** @returns undefined without a call while another one runs */
  const call = async (callName: string, body: Raw, done: EditKey): Promise<EditAnswer<Changed> | undefined> => {
    if (isBusy) return undefined;
    setIsSending(true);
    say(t('editWorking'));
    const answer = await post<Changed>(callName, { part: name, revision: part?.revision, ...body });
    setIsSending(false);
    if (answer.isOk) {
      setChanged(state);
      onDone();
    }
    say(answer.isOk ? t(done) : failureText(answer, t), !answer.isOk);
    // Without a session the page would become the login, and the open form would be left.
    if (answer.status !== 401) refreshPage(undefined);
    return answer;
  };

  /** @returns whether it was done */
  const send = async (...given: Parameters<typeof call>): Promise<boolean> => (await call(...given))?.isOk ?? false;

  /** Publishes what is saved, after a question if another tab has text that is not. */
  const publish = async (callName: string, body: Raw): Promise<void> => {
    if (!part || isBusy) return;
    if (isDirty) return say(t('editPartSaveFirst'), true);
    if (part.status === 'published') return say(t('editNothingToPublish'));
    const errors = part.problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return say(t('editBlocked', { count: String(errors.length) }), true);
    // Typed in another tab: this form does not have it.
    const left = unsaved.filter((target) => target === `part:${name}`);
    const places = placeNames(left, info.page, interfaceLanguage, t);
    if (places && !window.confirm(t('editConfirmPublishPartWithout', { places }))) return;
    const answer = await call(callName, body, 'editPartPublished');
    if (answer?.isOk) await followPart(name, answer.data?.revision);
  };

  return { message, say, isBusy, send, publish };
}

export type PartCalls = ReturnType<typeof usePartCalls>;
