'use client';

import { useState } from 'react';

import { addedTo, type SectionChange, type SectionStep, stepOf } from '@/lib/edit/section-steps';
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

/** Changes of the page's sections, and the way back and forth through them. Each is saved as a draft at once. */
export function useSectionChanges({ t, page, change, offer }: Needs) {
  const [{ past, future }, setSteps] = useState(none);

  /** @returns whether it is saved, and the id of the section that it has made */
  async function changeSections(body: SectionChange, done: EditKey): Promise<{ isOk: boolean; added?: string }> {
    const { isOk, data } = await change('ChangeSections', { change: body }, t(done));
    if (!isOk) return { isOk };
    const added = data?.page ? addedTo(page, data.page) : undefined;
    const step = stepOf(body, page, added);
    if (step) {
      setSteps((steps) => ({ past: [...steps.past, step], future: [] }));
      offer('undo');
    }
    return { isOk, added };
  }

  async function undoSections(): Promise<void> {
    const step = past.at(-1);
    if (!step) return;
    const { isOk } = await change('ChangeSections', { change: step.undo }, t('editUndone'));
    if (!isOk) return;
    setSteps({ past: past.slice(0, -1), future: [step, ...future] });
    offer('redo');
  }

  async function redoSections(): Promise<void> {
    const [step, ...later] = future;
    if (!step) return;
    const { isOk } = await change('ChangeSections', { change: step.redo }, t('editRedone'));
    if (!isOk) return;
    setSteps({ past: [...past, step], future: later });
    offer('undo');
  }

  return {
    changeSections,
    undoSections,
    redoSections,
    /** A text that was saved since must not go with the section that is taken back. */
    forgetSteps: () => setSteps(none),
  };
}
