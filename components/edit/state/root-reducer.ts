import type { ReactNode } from 'react';

import type { Draft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import type { PanelName, Place } from './edit-context';

/** What the bar says. */
interface Message {
  text: string;
  isFailure: boolean;
}

export interface RootState {
  panel: PanelName | null;
  /** The page as it was when the panel was opened. */
  openedOn: Raw;
  /** Where in the panel the editor was led. */
  place?: Place;
  /** Sections with unsaved values, by id. */
  previews: Record<string, ReactNode>;
  /** Whether the panel holds what is not saved. */
  isDirty: boolean;
  /** Whether the session is over. */
  isExpired: boolean;
  message: Message | null;
  /** Unsaved edits that the browser has kept. */
  drafts: readonly Draft[];
  /** The draft that the open panel goes on with. */
  restored?: Draft;
  /** The page as the server rendered it last, and its newest revision, which a save may have made since. */
  renderedInfo: EditInfo;
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

/** What the edit mode around a page shows: its panel, previews, drafts, message and session. */
export function rootReducer(state: RootState, action: RootAction): RootState {
  switch (action.type) {
    case 'pageRefreshed': {
      const { info } = action;
      // The page on the screen is the newest: it needs no previews, unless somebody is typing.
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
        // It was about what was done before.
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
