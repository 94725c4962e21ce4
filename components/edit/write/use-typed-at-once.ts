'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { oneLineTexts } from '@/lib/edit/values/one-line-texts';
import { getIn } from '@/lib/edit/values/paths';
import type { Values } from '@/lib/edit/values/types';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';

import { framePreview } from '../parts/frame-preview';
import { useEdit } from '../state/edit-context';
import type { ByLanguage } from '../state/step';
import type { Subject } from '../state/subject';
import { contentsFor } from './boxes';
import { showText } from './caret';
import { findTexts } from './find-texts';

/**
 * Shows what is typed in a form on the page, before the next frame: where the page shows this text of one line by
 * itself. Everything else follows with what the server renders after a pause in typing.
 *
 * @param isWriting whether a text of the form is being typed on the page itself
 */
export function useTypedAtOnce(subject: Subject, values: ByLanguage, language: Language, isWriting: boolean): void {
  const {
    info: { page },
    previews,
  } = useEdit();
  const [, sectionId = ''] = subject.target.split(/^section:/);
  const last = useRef({ values, language });
  /** What React has rendered into the elements that were changed since. */
  const rendered = useRef(new Map<HTMLElement, string>());

  const show = useEffectEvent(() => {
    const before = last.current;
    last.current = { values, language };
    const [was, now]: (Values | undefined)[] = [before.values[language], values[language]];
    if (isWriting || before.language !== language || !was || !now || was === now) return;
    const instead = language === defaultLanguage ? {} : (before.values[defaultLanguage] ?? {});
    const texts = oneLineTexts(subject.fields, was, instead);
    for (const [element, { path, text }] of contentsFor(subject.target).flatMap((box) => [...findTexts(box, texts)])) {
      const typed = getIn(now, path) || getIn(instead, path);
      if (typeof typed !== 'string' || typed === text) continue;
      if (!rendered.current.has(element)) rendered.current.set(element, element.textContent ?? '');
      showText(element, typed);
    }
  });
  useLayoutEffect(() => show(), [values, language]);

  // Rendered anew, the elements hold what React knows.
  const ofPart = subject.part === 'popup' ? framePreview.popup : framePreview.header;
  const preview = previews[subject.part ? ofPart : sectionId];
  useLayoutEffect(() => rendered.current.clear(), [preview, page]);

  useLayoutEffect(() => {
    const changed = rendered.current;
    // A form that is closed before its preview has come: React would find nothing to change.
    return () => changed.forEach((text, element) => element.isConnected && showText(element, text));
  }, []);
}
