'use client';

import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import { oneLineTexts, type OneLineText } from '@/lib/edit/values/one-line-texts';
import { defaultLanguage } from '@/lib/i18n/languages';

import { type FormTarget, useEdit } from '../state/edit-context';
import { subjectOf } from '../state/subject';
import { boxes, contentOf, targetsIn } from './boxes';
import { caretAtPoint, placeCaret } from './caret';
import { findTexts } from './find-texts';
import { makeWritable } from './make-writable';

const mark = 'data-writable';
/** A text that is being edited, in a form or on the page. */
const edited = '[contenteditable]:not([contenteditable="false"])';

interface Found {
  target: FormTarget;
  text: OneLineText;
}

/**
 * The texts of one line in the sections of the page, and above and below it: a press begins to write there, and so does
 * F2 at a section, or at a link of the menu or the footer.
 */
export function WritableTexts() {
  const hintId = useId();
  const { t, info, pageKey, language: own, panel, open, write, readForm } = useEdit();

  const textsOf = (target: FormTarget, content: Element): Map<HTMLElement, OneLineText> => {
    const subject = subjectOf(info.page, pageKey, target, undefined, info.parts);
    if (!subject) return new Map();
    const open = readForm();
    const form = open?.target === subject.target ? open : undefined;
    if (form?.isInConflict) return new Map();
    const { language, values } = form ?? { language: own, values: subject.values(info.page, own) };
    const turkish = language === defaultLanguage ? {} : subject.values(info.page, defaultLanguage);
    return findTexts(content, oneLineTexts(subject.fields, values, turkish));
  };
  const textsIn = (box: Element | null): Map<HTMLElement, Found> => {
    const [content, found] = [box && contentOf(box), new Map<HTMLElement, Found>()];
    if (!box || !content) return found;
    const twice = new Set<HTMLElement>();
    for (const target of targetsIn(box)) {
      for (const [element, text] of textsOf(target, content)) {
        if (found.has(element)) twice.add(element);
        found.set(element, { target, text });
      }
    }
    // Two parts have this text: which one is meant is not certain.
    for (const element of twice) found.delete(element);
    return found;
  };
  /** A press on a link of the menu leads to its page, unless the form is open: then its text is meant. */
  const isLeft = ({ target }: Found, element: Element) =>
    target.startsWith('part:') && element.closest('a') !== null && readForm()?.target !== target;
  /** The text at a press, if it can be written on the page. */
  const textAt = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target.closest(edited)) return undefined;
    const link = target.closest('[data-edit-parts] a');
    if (!link && target.childNodes.length !== 1) return undefined;
    // Around the text of a link, and at its icon, the link is meant.
    const texts = [...textsIn(target.closest(boxes))].filter(
      ([element]) => element === target || link?.contains(element),
    );
    const [element, found] = texts.find(([one]) => one === target) ?? (texts.length === 1 ? texts[0] : undefined) ?? [];
    return element && found && !isLeft(found, element) ? { ...found, element } : undefined;
  };

  /**
   * Closes the form that is open, if it is not that of the text. What shows its texts is rendered anew, which may be
   * around this text.
   *
   * @returns the element of the text then; undefined if the form stays open, or the text is gone
   */
  const afterFormer = ({ target, text }: Found, element: HTMLElement): HTMLElement | undefined => {
    const box = element.closest(boxes);
    const shown = () =>
      [...textsIn(box)].flatMap(([one, found]) =>
        found.target === target && found.text.path.join() === text.path.join() ? [one] : [],
      );
    const index = shown().indexOf(element);
    let isClosed = false;
    flushSync(() => {
      isClosed = panel === target || open(null);
    });
    if (!isClosed) return undefined;
    return element.isConnected ? element : shown()[index];
  };
  const begin = (found: Found, pressed: HTMLElement, caret?: number) => {
    const { target } = found;
    const { path, field } = found.text;
    const element = afterFormer(found, pressed);
    if (!element || !open(target)) return;
    const restore = makeWritable(element, hintId);
    element.removeAttribute(mark);
    element.focus({ preventScroll: true });
    placeCaret(element, caret);
    write({ target, path, field, element, restore });
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    // The press places the cursor in a text. The page must not follow the link around the text, or in it.
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest(edited) && pressed.closest('a')) return event.preventDefault();
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // Somebody has selected the text, to copy it for example.
    if (!isPlain || window.getSelection()?.isCollapsed === false) return;
    const found = textAt(event.target);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    // Before a form closes, which may make the page wider.
    begin(found, found.element, caretAtPoint(found.element, event.clientX, event.clientY));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'F2' || !(target instanceof Element)) return;
    const box = target.closest(boxes);
    const texts = [...textsIn(box)];
    // What is above and below the page has no button of its own to press the key at.
    const isSection = box?.hasAttribute('data-edit');
    const found = isSection ? texts[0] : texts.find(([element]) => target.contains(element));
    if (!found) return;
    event.preventDefault();
    const [element, text] = found;
    begin(text, element);
  });
  const marked = useRef<Element>(undefined);
  const onOver = useEffectEvent(({ target }: Event) => {
    marked.current = textAt(target)?.element;
    marked.current?.setAttribute(mark, '');
  });

  useEffect(() => {
    const listeners: [string, (event: never) => void][] = [
      ['click', (event: MouseEvent) => onClick(event)],
      ['keydown', (event: KeyboardEvent) => onKeyDown(event)],
      ['pointerover', (event: Event) => onOver(event)],
      ['pointerout', () => marked.current?.removeAttribute(mark)],
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
