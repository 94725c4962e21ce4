'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { toHtml } from './html';
import { showHtml, startEditor } from './start-editor';
import { activeTags } from './tools';

/**
 * A rich text editor on an element of the page.
 *
 * @param html the value of the field; undo, another language and a conflict can change it from outside
 * @param onChange called with the HTML after an edit only, so that a text that is only shown stays as it is stored
 * @param onMoved called when the text or the selection may have changed
 */
export function useRichText(html: string, onChange: (html: string) => void, onMoved?: (editor: Editor) => void) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const lastHtml = useRef(html);
  /**
   * What was reported and not rendered yet, the oldest first: the form may render a value after the next one was typed.
   */
  const reported = useRef<string[]>([]);
  const [active, setActive] = useState<readonly string[]>([]);

  const start = useEffectEvent((element: HTMLElement) => {
    const started = startEditor(element, html);
    lastHtml.current = html;
    return started;
  });
  const handleUpdate = useEffectEvent((now: Editor) => {
    lastHtml.current = toHtml(now.state.doc);
    reported.current.push(lastHtml.current);
    onChange(lastHtml.current);
  });

  const handleMove = useEffectEvent((now: Editor) => onMoved?.(now));

  useEffect(() => {
    if (!box.current) return;
    const started = start(box.current);
    started.on('update', ({ editor: now }) => handleUpdate(now));
    started.on('transaction', ({ editor: now }) => {
      const tags = activeTags(now);
      setActive((before) => (before.join() === tags.join() ? before : tags));
      handleMove(now);
    });
    editor.current = started;
    return () => started.destroy();
  }, []);

  useEffect(() => {
    const place = reported.current.indexOf(html);
    reported.current.splice(0, place + 1);
    if (!editor.current || place !== -1 || lastHtml.current === html) return;
    // Set from outside: what was reported before is not rendered any more, unless undo returns to it.
    reported.current = [];
    lastHtml.current = html;
    showHtml(editor.current, html);
  }, [html]);

  return { box, editor, active };
}
