import { useState } from 'react';

import { keepWords, readWords } from '@/lib/edit/kept-words';

import { useEdit } from '../state/edit-context';

/**
 * Words that are typed here and sent later. The browser keeps them, so that they are there again after the panel was
 * closed, the page was reloaded or the session has ended.
 *
 * @param name where they are typed on this page: `WordsPlace` has the names
 */
export function useKeptWords(name: string) {
  const { user, pageKey } = useEdit();
  const place = { userId: user.id, pageKey, place: name };
  const [text, setText] = useState(() => readWords(place));
  /** Whether the field still has words from before. */
  const [isFromBefore, setFromBefore] = useState(text !== '');
  const change = (next: string) => {
    setText(next);
    keepWords(place, next);
    if (next.trim() === '') setFromBefore(false);
  };
  return { text, change, isFromBefore, forget: () => change('') };
}
