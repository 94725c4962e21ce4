'use client';

import { createContext, type ReactNode, useContext } from 'react';

import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import type { EditUser } from '@/lib/edit/session';
import type { Raw } from '@/lib/edit/wire-page';
import type { Language } from '@/lib/i18n/languages';

import type { EditAnswer } from './edit-call';
import type { EditTranslate } from '../texts/edit-texts';

/** Renders a section on the server as it would be with unsaved values; undefined where it cannot. */
export type RenderSection = (request: {
  pageKey: string;
  path: string;
  language: Language;
  sectionId: string;
  section: Raw;
}) => Promise<ReactNode>;

/** What the panel shows: a section by its id, or something of the page's. */
export type PanelName = `section:${string}` | 'page' | 'versions' | 'link' | 'add' | 'check' | 'schedule' | 'create';

/** A field that the editor was led to: its path in the form, which may be none, and the language to open it in. */
export interface Place {
  field: string;
  language: Language;
}

/** What the islands of the edit mode share. */
export interface EditState {
  t: EditTranslate;
  pageKey: string;
  /** The bare public path. */
  path: string;
  /** The language of the page, and of the interface. */
  language: Language;
  languages: { code: Language; name: string }[];
  user: EditUser;
  info: EditInfo;
  panel: PanelName | null;
  open: (panel: PanelName | null, place?: Place) => void;
  place?: Place;
  /** Of the page as it is saved; undefined while nobody knows. */
  problems?: readonly PageProblem[];
  showProblems: (problems: PageProblem[]) => void;
  publish: () => Promise<void>;
  unpublish: () => Promise<void>;
  /** The backend as browsers reach it. */
  adminUrl: string;
  previews: Record<string, ReactNode>;
  showPreview: (sectionId: string, preview: ReactNode | undefined) => void;
  renderSection: RenderSection;
  /** Whether the panel holds what is not saved. */
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  /** Whether the browser keeps what the panel holds; without that, closing the panel asks first. */
  setDraftStored: (isDraftStored: boolean) => void;
  /** Posts a call; a session that is over shows as such. */
  post: <T>(name: string, body: Raw) => Promise<EditAnswer<T>>;
  get: <T>(name: string, parameters: Record<string, string>) => Promise<EditAnswer<T>>;
  /** Changes the page as a whole, at its newest revision, and shows what came of it. */
  change: (name: string, body: Raw, done: string) => Promise<EditAnswer<Raw>>;
  /** Takes over a revision of a save, and shows the page as it is now. */
  refreshPage: (revision: string | undefined) => void;
  /** Says something in the bar. */
  showMessage: (text: string, isFailure?: boolean) => void;
}

export const EditContext = createContext<EditState | null>(null);

export function useEdit(): EditState {
  const state = useContext(EditContext);
  if (!state) throw new Error('The edit mode is not around this');
  return state;
}
