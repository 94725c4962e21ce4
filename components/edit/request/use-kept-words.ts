import { useState } from 'react';

import { everyPage } from '@/lib/edit/draft';
import { keepWords, readWords } from '@/lib/edit/kept-words';

import { useEdit } from '../state/edit-context';

interface Options {
  /** Whether they are about a part of every page, and so the same on all pages. */
  isOfPart?: boolean;
  /** False for words that must not come back. It counts when the field is shown first. */
  isRestored?: boolean;
}

/**
 * Words that are typed here and sent later. The browser keeps them, so that they are there again after the panel was
 * closed, the page was reloaded or the session has ended.
 *
 * @param name where they are typed: `WordsPlace` has the names
 */
export function useKeptWords(name: string, { isOfPart = false, isRestored = true }: Options = {}) {
  const { user, pageKey, openedPage } = useEdit();
  const ofPage = isOfPart ? { pageKey: everyPage } : { pageKey, uuid: openedPage.uuid };
  const place = { userId: user.id, ...ofPage, place: name };
  const [text, setText] = useState(() => {
    if (!isRestored) keepWords(place, '');
    return readWords(place);
  });
  /** Whether the field still has words from before. */
  const [isFromBefore, setFromBefore] = useState(text !== '');
  const change = (next: string) => {
    setText(next);
    keepWords(place, next);
    if (next.trim() === '') setFromBefore(false);
  };
  const forgetSent = (sent: string) => {
    // What was typed while they were sent stays.
    if (readWords(place).trim() === sent.trim()) keepWords(place, '');
    setText((now) => (now.trim() === sent.trim() ? '' : now));
    setFromBefore(false);
  };
  return { text, change, isFromBefore, forget: () => change(''), forgetSent };
}
