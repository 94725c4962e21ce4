'use client';

import { useEffect, useEffectEvent, useId } from 'react';

import { oneLineTexts, type OneLineText } from '@/lib/edit/values/one-line-texts';
import { defaultLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { sectionSubject } from '../state/subject';
import { placeCaret } from './caret';
import { findTexts } from './find-texts';
import { makeWritable } from './make-writable';

const mark = 'data-writable';

/** The texts of one line in the sections of the page: a press begins to write there, and so does F2 at a section. */
export function WritableTexts() {
  const hintId = useId();
  const { t, info, pageKey, language: own, open, write, readForm } = useEdit();

  const textsIn = (box: Element | null | undefined): Map<HTMLElement, OneLineText> => {
    const [id, section] = [box?.getAttribute('data-edit') ?? '', box?.querySelector(':scope > section')];
    const subject = section && sectionSubject(info.page, pageKey, id);
    if (!subject) return new Map();
    const open = readForm();
    const form = open?.target === subject.target ? open : undefined;
    if (form?.isInConflict) return new Map();
    const { language, values } = form ?? { language: own, values: subject.values(info.page, own) };
    const turkish = language === defaultLanguage ? {} : subject.values(info.page, defaultLanguage);
    return findTexts(section, oneLineTexts(subject.fields, values, turkish));
  };
  /** The text at a press, if it can be written on the page. */
  const textAt = (target: EventTarget | null) => {
    const isText = target instanceof HTMLElement && target.childNodes.length === 1 && !target.isContentEditable;
    const box = isText ? target.closest('[data-edit]') : null;
    const text = box && textsIn(box).get(target as HTMLElement);
    return text ? { sectionId: box.getAttribute('data-edit') ?? '', element: target as HTMLElement, text } : undefined;
  };

  const begin = (sectionId: string, element: HTMLElement, { path, field }: OneLineText, at?: MouseEvent) => {
    if (!open(`section:${sectionId}`)) return;
    const restore = makeWritable(element, hintId);
    element.removeAttribute(mark);
    element.focus({ preventScroll: true });
    placeCaret(element, at && { x: at.clientX, y: at.clientY });
    write({ sectionId, path, field, element, restore });
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // Somebody has selected the text, to copy it for example.
    if (!isPlain || window.getSelection()?.isCollapsed === false) return;
    const found = textAt(event.target);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    begin(found.sectionId, found.element, found.text, event);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F2' || !(event.target instanceof Element)) return;
    const box = event.target.closest('[data-edit]');
    const [first] = textsIn(box);
    if (!box || !first) return;
    event.preventDefault();
    begin(box.getAttribute('data-edit') ?? '', ...first);
  });
  const onOver = useEffectEvent(({ target }: Event) => textAt(target)?.element.setAttribute(mark, ''));

  useEffect(() => {
    const listeners: [string, (event: never) => void][] = [
      ['click', (event: MouseEvent) => onClick(event)],
      ['keydown', (event: KeyboardEvent) => onKeyDown(event)],
      ['pointerover', (event: Event) => onOver(event)],
      ['pointerout', ({ target }: Event) => target instanceof Element && target.removeAttribute(mark)],
    ];
    // In the capture phase, before a link around the text is followed.
    for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
  return (
    <span id={hintId} hidden>
      {t('editWriteHint')}
    </span>
  );
}
