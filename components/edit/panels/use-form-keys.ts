'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Commands {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof Commands | undefined {
  // AltGr, which types letters, is reported as Ctrl and Alt.
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 's') return 'save';
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : undefined;
}

/**
 * Ctrl+S, Ctrl+Z, Ctrl+Y and the browser's undo command, for the form as a whole. They are handled wherever the focus
 * is: after dragging it is nowhere, and the browser's own undo would change the field that was typed in last. Fields
 * outside the form keep the browser's commands; those with an undo of their own keep its undo. A text of the page is a
 * part of the form.
 */
export function useFormKeys(form: RefObject<HTMLElement | null>, commands: Partial<Commands>): void {
  const isOwn = (target: EventTarget | null, command: keyof Commands) => {
    const element = target instanceof Element ? target : document.body;
    if (element.closest('dialog') || (command !== 'save' && element.closest('[data-own-undo]'))) return false;
    return (
      form.current?.contains(element) || !element.closest(fields) || element.closest('[data-inline-text]') !== null
    );
  };
  const run = useEffectEvent((event: Event, command: keyof Commands | undefined) => {
    const act = command && commands[command];
    if (!act || event.defaultPrevented || !isOwn(event.target, command)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event, commandOf(event));
    const onBeforeInput = (event: InputEvent) => {
      const { inputType } = event;
      run(event, inputType === 'historyUndo' ? 'undo' : inputType === 'historyRedo' ? 'redo' : undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('beforeinput', onBeforeInput);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('beforeinput', onBeforeInput);
    };
  }, []);
}
