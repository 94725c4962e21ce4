'use client';

import { useRef, useState } from 'react';

import { addedTo, changeOf, type SectionChange, type SectionStep, stepOf } from '@/lib/edit/section-steps';
import type { Raw } from '@/lib/edit/wire-page';

import type { EditKey, EditTranslate } from '../texts/edit-texts';
import type { EditState } from './edit-context';

interface Needs {
  t: EditTranslate;
  page: Raw;
  change: EditState['change'];
  /** Offers to take back what the message in the bar says, or to do it again. */
  offer: (command: 'undo' | 'redo') => void;
}

interface Steps {
  past: SectionStep[];
  future: SectionStep[];
}

const none: Steps = { past: [], future: [] };

const revisionIn = (data: Raw | undefined) => (typeof data?.revision === 'string' ? data.revision : undefined);

/** Changes of the page's sections, and the way back and forth through them. Each is saved as a draft at once. */
export function useSectionChanges({ t, page, change, offer }: Needs) {
  const [{ past, future }, setSteps] = useState(none);
  /** Pressed again before the answer, it would take the same step, and be refused. */
  const isGoing = useRef(false);

  /** @returns whether it is saved, and the id of the section that it has made */
  async function changeSections(body: SectionChange, done: EditKey): Promise<{ isOk: boolean; added?: string }> {
    const { isOk, data } = await change('ChangeSections', { change: body }, t(done));
    if (!isOk) return { isOk };
    const added = data?.page ? addedTo(page, data.page) : undefined;
    const step = stepOf(body, page, added);
    // A change that cannot be taken back ends the history: the steps before it are about another page.
    setSteps((steps) => (step ? { past: [...steps.past, { ...step, left: revisionIn(data) }], future: [] } : none));
    if (step) offer('undo');
    return { isOk, added };
  }

  /** @returns the step that was gone back or forth */
  async function go(step: SectionStep, way: 'undo' | 'redo'): Promise<SectionStep | undefined> {
    if (isGoing.current) return undefined;
    isGoing.current = true;
    try {
      return await take(step, way);
    } finally {
      isGoing.current = false;
    }
  }

  async function take(step: SectionStep, way: 'undo' | 'redo'): Promise<SectionStep | undefined> {
    const done = t(way === 'undo' ? 'editUndone' : 'editRedone');
    const { isOk, code, data } = await change('ChangeSections', { change: changeOf(step, way) }, done);
    if (isOk) return { ...step, left: revisionIn(data) };
    // Pressing again would be refused again, and the steps before it are covered by what was written.
    if (code === 'written_since') setSteps(none);
    return undefined;
  }

  async function undoSections(): Promise<void> {
    const step = past.at(-1);
    const undone = step && (await go(step, 'undo'));
    if (!undone) return;
    setSteps({ past: past.slice(0, -1), future: [undone, ...future] });
    offer('redo');
  }

  async function redoSections(): Promise<void> {
    const [step, ...later] = future;
    const redone = step && (await go(step, 'redo'));
    if (!redone) return;
    setSteps({ past: [...past, redone], future: later });
    offer('undo');
  }

  return {
    changeSections,
    undoSections,
    redoSections,
    /** What is not a change of sections has changed the page, so the steps lead back to another one. */
    forgetSteps: () => setSteps(none),
  };
}
