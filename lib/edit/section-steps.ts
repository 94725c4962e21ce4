import type { Language } from '../i18n/languages';
import type { CopiedSection } from './copied-section';
import { idsAround, idsOf, type Raw } from './wire-page';

/** A change of a page's sections, as the backend takes it (docs/editing-calls.md#calls). */
export type SectionChange =
  | { kind: 'add'; type: string; afterId?: string; language?: Language }
  | { kind: 'paste'; from: { pageKey: string; revision: string; id: string }; afterId?: string }
  | { kind: 'addReusable'; uuid: string; afterId?: string }
  /** `seen`: the revision whose content may go. If the section differs from it, nothing is deleted. */
  | { kind: 'delete'; id: string; seen?: string }
  | { kind: 'duplicate' | 'hide' | 'show' | 'restore' | 'detach'; id: string }
  | { kind: 'move'; id: string; afterId: string | null };

/** The change that pastes a copied section: below another one, or at the end. */
export function pasteOf({ pageKey, revision, id }: CopiedSection, afterId?: string): SectionChange {
  return { kind: 'paste', from: { pageKey, revision, id }, afterId };
}

/** A change that was made, and the changes that lead back and forth again. */
export interface SectionStep {
  undo: SectionChange;
  redo: SectionChange;
  /** The revision that the step has led to. */
  left?: string;
}

/** The change of a step. What others have written in a section since the step must not go with it. */
export function changeOf(step: SectionStep, way: 'undo' | 'redo'): SectionChange {
  const change = step[way];
  return change.kind === 'delete' && step.left !== undefined ? { ...change, seen: step.left } : change;
}

/**
 * The id of the section that a change has made.
 *
 * @param known the ids of all sections that the page has had as far as is known: also those of colleagues
 * @param named the id as the answer names it, null if no section was made. An older backend names none; then it is the
 * first unknown one, which may be a colleague's.
 */
export function addedTo(known: ReadonlySet<string>, after: Raw, named?: unknown): string | undefined {
  if (named !== undefined) return typeof named === 'string' ? named : undefined;
  return idsOf(after).find((id) => !known.has(id));
}

/**
 * @param before the page that the change was made to
 * @param added the id of the section that the change has made
 */
export function stepOf(change: SectionChange, before: Raw, added: string | undefined): SectionStep | undefined {
  switch (change.kind) {
    case 'move': {
      const ids = idsAround(before, change.id);
      const undo = { ...change, afterId: ids[ids.indexOf(change.id) - 1] ?? null };
      return { undo, redo: change };
    }
    case 'hide':
      return { undo: { kind: 'show', id: change.id }, redo: change };
    case 'show':
      return { undo: { kind: 'hide', id: change.id }, redo: change };
    case 'delete':
      return { undo: { kind: 'restore', id: change.id }, redo: change };
    case 'restore':
      return { undo: { kind: 'delete', id: change.id }, redo: change };
    default:
      // The section that was made comes back with its texts, and not as a second new one.
      return added === undefined
        ? undefined
        : { undo: { kind: 'delete', id: added }, redo: { kind: 'restore', id: added } };
  }
}
