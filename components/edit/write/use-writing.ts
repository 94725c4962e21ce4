'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { getIn } from '@/lib/edit/values/paths';
import type { Language } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { valueSetter } from '../state/set-value';
import type { Subject } from '../state/subject';
import type { Editor } from '../state/use-editor';
import { handleFor } from './boxes';
import { type EndOfWriting, writeInPlace } from './write-in-place';

/**
 * Connects the text that is being typed on the page with its form: both have the same values, drafts,
 * undo and conflicts.
 *
 * @returns whether a text of the form is being typed on the page
 */
export function useWriting(subject: Subject, editor: Editor, language: Language): boolean {
  const { writing, write, open, noteForm } = useEdit();
  const own = writing && subject.target === writing.target ? writing : null;
  const { values, isDirty, update } = editor;
  const isInConflict = editor.conflict !== null;
  const value = own ? getIn(values[language] ?? {}, own.path) : undefined;
  const session = useRef<ReturnType<typeof writeInPlace>>(undefined);
  const before = useRef({ value: '', isDirty: false });
  /** Otherwise the editor has opened the form, who closes it. */
  const isOpenedForText = useRef(writing !== null);
  const seen = useRef(value);

  const set = useEffectEvent((text: string) => {
    if (own) valueSetter(update, language)(own.path, own.field, text);
  });
  const end = useEffectEvent((why: EndOfWriting) => {
    if (!own) return;
    const { target, element } = own;
    const isSame = value === before.current.value;
    write(null);
    if (why === 'left') return;
    if (why === 'escape' && !isSame) set(before.current.value);
    // There is nothing to save.
    if (isOpenedForText.current && !before.current.isDirty && (isSame || why === 'escape')) {
      // The unsaved text of a language that the site does not offer now is kept.
      if (editor.away.length === 0) editor.discard();
      open(null);
    }
    handleFor(target, element)?.focus({ preventScroll: true });
  });
  const start = useEffectEvent((element: HTMLElement) => {
    seen.current = value;
    before.current = { value: typeof value === 'string' ? value : '', isDirty };
    session.current = writeInPlace(element, { onText: (text) => set(text), onEnd: (why) => end(why) });
    // The form may have restored an unsaved text. An empty translation shows the Turkish text, to write over.
    if (before.current.value) session.current.show(before.current.value);
    element.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (!own) return;
    start(own.element);
    return () => {
      session.current?.stop();
      session.current = undefined;
      own.restore();
    };
  }, [own]);

  const show = useEffectEvent(() => {
    if (value === seen.current) return;
    seen.current = value;
    if (typeof value === 'string') session.current?.show(value);
  });
  useEffect(() => show(), [value]);

  useEffect(() => {
    // It was deleted, or rendered anew.
    if (own && !own.element.isConnected) end('left');
  });

  // Before the form is painted: the next press may mean one of its texts.
  useLayoutEffect(() => {
    noteForm({ target: subject.target, language, values: values[language] ?? {}, isInConflict });
    return () => noteForm(null);
  }, [noteForm, subject.target, language, values, isInConflict]);

  return own !== null;
}
