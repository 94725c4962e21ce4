import type { ReactNode } from 'react';

import type { Draft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import type { PanelName, Place, Writing } from './edit-context';

/** The message in the bar. */
export interface Message {
  text: string;
  isFailure: boolean;
  /** The text once the page has changes that are not public: until then it says that the page is. */
  later?: string;
  /** What can be done about the change that it names. */
  command?: 'undo' | 'redo';
}

/** The state of the edit mode: panel, previews, drafts, message and session. */
export interface RootState {
  panel: PanelName | null;
  /** The page as it was when the panel was opened. */
  openedOn: Raw;
  /** The field that the panel was opened at. */
  place?: Place;
  /** Rendered sections with unsaved values, by section id. */
  previews: Record<string, ReactNode>;
  /** The text that is being typed where the page shows it. */
  writing: Writing | null;
  /** The section or part whose texts were typed in since they were rendered. */
  writtenIn?: string;
  renewals: Record<string, number>;
  /** Whether the panel has unsaved edits. */
  isDirty: boolean;
  /** Whether the session has ended. */
  isExpired: boolean;
  /** Whether the page was deleted. */
  isPageGone: boolean;
  /** The new public address of the page, where it got another one since. */
  movedTo?: string;
  message: Message | null;
  /** Unsaved edits that the browser has stored. */
  drafts: readonly Draft[];
  /** Those that were there before the page was opened. */
  found?: readonly Draft[];
  /** The draft that the open panel has restored. */
  restored?: Draft;
  /** The page as the server rendered it last. */
  renderedInfo: EditInfo;
  /** The newest revision; a save may have made it after that rendering. */
  revision: string;
  /** The revisions before it that this browser has seen. */
  passed: readonly string[];
}

export function startRootState(info: EditInfo): RootState {
  return {
    panel: null,
    openedOn: info.page,
    previews: {},
    writing: null,
    renewals: {},
    isDirty: false,
    isExpired: false,
    isPageGone: false,
    message: null,
    drafts: [],
    renderedInfo: info,
    revision: info.revision,
    passed: [],
  };
}
