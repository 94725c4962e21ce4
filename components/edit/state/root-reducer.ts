import type { ReactNode } from 'react';

import type { Draft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import { copiesOf } from '@/lib/edit/reusable';
import type { Raw } from '@/lib/edit/wire-page';

import { framePreview } from '../parts/frame-preview';
import type { PanelName, Place, Writing } from './edit-context';
import type { Message, RootState } from './root-state';
import { subjectOf } from './subject';

export type RootAction =
  | { type: 'pageRefreshed'; info: EditInfo }
  | { type: 'revisionChanged'; revision: string }
  | { type: 'opened'; panel: PanelName | null; place?: Place; page: Raw; drafts: readonly Draft[] }
  | { type: 'draftsRead'; drafts: readonly Draft[] }
  | { type: 'previewChanged'; sectionId: string; preview: ReactNode | undefined }
  | { type: 'writingChanged'; writing: Writing | null }
  | { type: 'textsRenewed'; target: string }
  | { type: 'dirtyChanged'; isDirty: boolean }
  | { type: 'messageSet'; text: string; isFailure: boolean }
  /** The page is public, at a revision. */
  | { type: 'liveSet'; text: string; later: string; revision: string | null | undefined }
  | { type: 'commandOffered'; command: 'undo' | 'redo' }
  | { type: 'pageMoved'; link: string }
  | { type: 'pageGone' | 'sessionEnded' | 'sessionBegan' };

/** A rendering that began before the last save has a revision that this browser has passed already. */
function atRevision({ revision, passed }: RootState, next: string, isRendered: boolean) {
  if (next === revision || (isRendered && passed.includes(next))) return { revision, passed };
  return { revision: next, passed: [...passed, revision].filter((one) => one !== next) };
}

/** The rendered page shows what is saved, but for the popup. */
const previewsAfterSave = ({ previews }: RootState): RootState['previews'] =>
  Object.fromEntries(Object.entries(previews).filter(([name]) => name === framePreview.popup));

function withoutPreview(previews: RootState['previews'], sectionId: string): RootState['previews'] {
  const { [sectionId]: _gone, ...rest } = previews;
  return rest;
}

/** React does not know what was typed into its elements, so they are made anew. */
function withTextsRenewed(state: RootState, target: string): RootState {
  if (state.writtenIn !== target || state.writing) return state;
  const { renewals } = state;
  return { ...state, writtenIn: undefined, renewals: { ...renewals, [target]: (renewals[target] ?? 0) + 1 } };
}

/** The message for a page that has changes since it went public. */
function messageLater({ message }: RootState): Message | null {
  return message?.later === undefined ? message : { text: message.later, isFailure: false };
}

/** Whether several pages show it. It is then published by itself, and its text may have been typed on another page. */
const isShared = ({ renderedInfo }: RootState, target: string) =>
  subjectOf(renderedInfo.page, '', target)?.stored !== undefined;

/** Whether the open form has unsaved edits of this page. */
const isPageDirty = (state: RootState) => state.isDirty && !isShared(state, state.panel ?? '');

/** Whether something of this page is not saved. */
const hasUnsaved = (state: RootState) =>
  isPageDirty(state) || state.drafts.some(({ target }) => !isShared(state, target));

/** Whether somebody has answered the request that this account had open. */
function isAnswered(before: EditInfo, { request }: EditInfo): boolean {
  const { request: former } = before;
  const isNew = former?.state === 'open' && former.id === request?.id;
  return isNew && request.isOwn && (request.state === 'approved' || request.state === 'returned');
}

/** The state of the edit mode after an action. */
export function rootReducer(state: RootState, action: RootAction): RootState {
  switch (action.type) {
    case 'pageRefreshed': {
      const { info } = action;
      // The rendered page is up to date, so previews are needed only while the editor is typing.
      return {
        ...state,
        renderedInfo: info,
        ...atRevision(state, info.revision, true),
        isPageGone: false,
        movedTo: undefined,
        previews: state.isDirty ? state.previews : previewsAfterSave(state),
        // What it says about the request is over.
        message: isAnswered(state.renderedInfo, info)
          ? null
          : info.revision === state.revision
            ? state.message
            : messageLater(state),
      };
    }
    case 'revisionChanged':
      if (action.revision === state.revision) return state;
      return {
        ...state,
        ...atRevision(state, action.revision, false),
        isPageGone: false,
        movedTo: undefined,
        message: messageLater(state),
      };
    case 'opened': {
      const { panel, place, page, drafts } = action;
      const [, left] = state.panel?.split(/^section:/) ?? [];
      // A form that was closed while its text was written does not say so itself.
      const ended = state.writing?.target === panel ? state : { ...state, writing: null };
      return {
        ...withTextsRenewed(ended, state.panel ?? ''),
        panel,
        place,
        openedOn: page,
        drafts,
        restored: drafts.find(({ target }) => target === panel),
        previews: [...copiesOf(page, left ?? ''), ...Object.values(framePreview)].reduce(
          withoutPreview,
          state.previews,
        ),
        isDirty: false,
        // The message was about an earlier action. What closes the panel itself has just said what it did.
        message: panel === null && !state.message?.isFailure ? state.message : null,
      };
    }
    case 'draftsRead':
      return { ...state, drafts: action.drafts, found: state.found ?? action.drafts };
    case 'previewChanged': {
      const { sectionId, preview } = action;
      const previews = withoutPreview(state.previews, sectionId);
      return { ...state, previews: preview === undefined ? previews : { ...previews, [sectionId]: preview } };
    }
    case 'writingChanged':
      return { ...state, writing: action.writing, writtenIn: action.writing?.target ?? state.writtenIn };
    case 'textsRenewed':
      return withTextsRenewed(state, action.target);
    case 'dirtyChanged': {
      if (state.isDirty === action.isDirty) return state;
      const next = { ...state, isDirty: action.isDirty };
      return { ...next, message: isPageDirty(next) ? messageLater(state) : state.message };
    }
    case 'messageSet': {
      const { text, isFailure } = action;
      return { ...state, message: text ? { text, isFailure } : null };
    }
    case 'commandOffered':
      return { ...state, message: state.message && { ...state.message, command: action.command } };
    case 'liveSet': {
      const { text, later, revision } = action;
      const isNewest = revision === state.revision && !hasUnsaved(state);
      return { ...state, message: isNewest ? { text, isFailure: false, later } : { text: later, isFailure: false } };
    }
    case 'pageGone':
      return { ...state, isPageGone: true, movedTo: undefined };
    case 'pageMoved':
      return { ...state, isPageGone: false, movedTo: action.link };
    case 'sessionEnded':
      return { ...state, isExpired: true };
    case 'sessionBegan':
      return { ...state, isExpired: false };
  }
}
