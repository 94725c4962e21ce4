'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { addedTo, changeOf, type SectionChange, type SectionStep, stepOf } from '@/lib/edit/section-steps';
import { idsOf, type Raw } from '@/lib/edit/wire-page';
import { isRecord } from '@/lib/sections/parse-section';

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

/**
 * What is known of the page's sections: the next command may come before an answer is rendered, and colleagues add
 * sections too.
 */
function useKnownSections(rendered: Raw) {
  const newest = useRef(rendered);
  const ids = useRef(new Set<string>());
  function note(page: Raw): void {
    newest.current = page;
    for (const id of idsOf(page)) ids.current.add(id);
  }
  const noteRendered = useEffectEvent(note);
  useEffect(() => noteRendered(rendered), [rendered]);
  return { newest, ids, note };
}

/** Changes of the page's sections, and the way back and forth through them. Each is saved as a draft at once. */
export function useSectionChanges({ t, page, change, offer }: Needs) {
  const [{ past, future }, setSteps] = useState(none);
  /** Pressed again before the answer, it would take the same step, and be refused. */
  const isGoing = useRef(false);
  const known = useKnownSections(page);

  async function call(body: SectionChange, done: string) {
    const before = known.newest.current;
    const answer = await change('ChangeSections', { change: body }, done);
    const after = answer.data?.page;
    if (!isRecord(after)) return { ...answer, before, added: undefined };
    const added = answer.isOk ? addedTo(known.ids.current, after, answer.data?.added) : undefined;
    known.note(after);
    return { ...answer, before, added };
  }

  /** @returns whether it is saved, and the id of the section that it has made */
  async function changeSections(body: SectionChange, done: EditKey): Promise<{ isOk: boolean; added?: string }> {
    const { isOk, data, before, added } = await call(body, t(done));
    if (!isOk) return { isOk };
    const step = stepOf(body, before, added);
    // A change that cannot be taken back ends the history: the steps before it are about another page.
    setSteps((steps) => (step ? { past: [...steps.past, { ...step, left: revisionIn(data) }], future: [] } : none));
    if (step) offer('undo');
    return { isOk, added };
  }

  async function go(step: SectionStep, way: 'undo' | 'redo'): Promise<SectionStep | 'gone' | undefined> {
    if (isGoing.current) return undefined;
    isGoing.current = true;
    try {
      return await take(step, way);
    } finally {
      isGoing.current = false;
    }
  }

  /** @returns the step that was gone back or forth; `gone` if there is nothing to go back or forth to */
  async function take(step: SectionStep, way: 'undo' | 'redo'): Promise<SectionStep | 'gone' | undefined> {
    const done = t(way === 'undo' ? 'editUndone' : 'editRedone');
    const { isOk, status, code, data } = await call(changeOf(step, way), done);
    if (isOk) return { ...step, left: revisionIn(data) };
    // Pressing again would be refused again, and the steps before it are covered by what was written.
    if (code === 'written_since') setSteps(none);
    // Somebody else has deleted the section: pressing again leads to the step before.
    return status === 404 && code !== 'moved' ? 'gone' : undefined;
  }

  async function undoSections(): Promise<void> {
    const step = past.at(-1);
    const undone = step && (await go(step, 'undo'));
    if (!undone) return;
    setSteps({ past: past.slice(0, -1), future: undone === 'gone' ? future : [undone, ...future] });
    if (undone === 'gone') return;
    offer('redo');
  }

  async function redoSections(): Promise<void> {
    const [step, ...later] = future;
    const redone = step && (await go(step, 'redo'));
    if (!redone) return;
    setSteps({ past: redone === 'gone' ? past : [...past, redone], future: later });
    if (redone === 'gone') return;
    offer('undo');
  }

  return {
    /** The page as of the newest answer, which may not be rendered yet. */
    newestPage: () => known.newest.current,
    changeSections,
    undoSections,
    redoSections,
    /** What is not a change of sections has changed the page, so the steps lead back to another one. */
    forgetSteps: () => setSteps(none),
  };
}
