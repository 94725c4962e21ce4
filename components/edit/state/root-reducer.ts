import type { ReactNode } from 'react';

import type { Draft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import type { PanelName, Place } from './edit-context';

/** The message in the bar. */
interface Message {
  text: string;
  isFailure: boolean;
}

export interface RootState {
  panel: PanelName | null;
  /** The page as it was when the panel was opened. */
  openedOn: Raw;
  /** The field that the panel was opened at. */
  place?: Place;
  /** Rendered sections with unsaved values, by section id. */
  previews: Record<string, ReactNode>;
  /** Whether the panel has unsaved edits. */
  isDirty: boolean;
  /** Whether the session has ended. */
  isExpired: boolean;
  message: Message | null;
  /** Unsaved edits that the browser has stored. */
  drafts: readonly Draft[];
  /** The draft that the open panel has restored. */
  restored?: Draft;
  /** The page as the server rendered it last. */
  renderedInfo: EditInfo;
  /** The newest revision; a save may have made it after that rendering. */
  revision: string;
}

export type RootAction =
  | { type: 'pageRefreshed'; info: EditInfo }
  | { type: 'revisionChanged'; revision: string }
  | { type: 'opened'; panel: PanelName | null; place?: Place; page: Raw; drafts: readonly Draft[] }
  | { type: 'draftsRead'; drafts: readonly Draft[] }
  | { type: 'previewChanged'; sectionId: string; preview: ReactNode | undefined }
  | { type: 'dirtyChanged'; isDirty: boolean }
  | { type: 'messageSet'; text: string; isFailure: boolean }
  | { type: 'sessionEnded' | 'sessionBegan' };

export function startRootState(info: EditInfo): RootState {
  return {
    panel: null,
    openedOn: info.page,
    previews: {},
    isDirty: false,
    isExpired: false,
    message: null,
    drafts: [],
    renderedInfo: info,
    revision: info.revision,
  };
}

function withoutPreview(previews: RootState['previews'], sectionId: string): RootState['previews'] {
  const { [sectionId]: _gone, ...rest } = previews;
  return rest;
}

/** The state of the edit mode: panel, previews, drafts, message and session. */
export function rootReducer(state: RootState, action: RootAction): RootState {
  switch (action.type) {
    case 'pageRefreshed': {
      const { info } = action;
      // The rendered page is up to date, so previews are needed only while the editor is typing.
      return { ...state, renderedInfo: info, revision: info.revision, previews: state.isDirty ? state.previews : {} };
    }
    case 'revisionChanged':
      return { ...state, revision: action.revision };
    case 'opened': {
      const { panel, place, page, drafts } = action;
      const [, left] = state.panel?.split(/^section:/) ?? [];
      return {
        ...state,
        panel,
        place,
        openedOn: page,
        drafts,
        restored: drafts.find(({ target }) => target === panel),
        previews: left === undefined ? state.previews : withoutPreview(state.previews, left),
        isDirty: false,
        // The message was about an earlier action.
        message: null,
      };
    }
    case 'draftsRead':
      return { ...state, drafts: action.drafts };
    case 'previewChanged': {
      const { sectionId, preview } = action;
      const previews = withoutPreview(state.previews, sectionId);
      return { ...state, previews: preview === undefined ? previews : { ...previews, [sectionId]: preview } };
    }
    case 'dirtyChanged':
      return state.isDirty === action.isDirty ? state : { ...state, isDirty: action.isDirty };
    case 'messageSet': {
      const { text, isFailure } = action;
      return { ...state, message: text ? { text, isFailure } : null };
    }
    case 'sessionEnded':
      return { ...state, isExpired: true };
    case 'sessionBegan':
      return { ...state, isExpired: false };
  }
}
