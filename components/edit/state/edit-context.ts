'use client';

import { createContext, type ReactNode, useContext } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { ColorName } from '@/lib/brand/options';
import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import type { SectionChange } from '@/lib/edit/section-steps';
import type { EditUser } from '@/lib/edit/session';
import type { Path, Values } from '@/lib/edit/values/types';
import type { Raw } from '@/lib/edit/wire-page';
import type { Language } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

import type { FramePlace } from '../parts/frame-preview';
import type { EditAnswer } from './edit-call';
import type { OpenPage } from './open-page';
import type { PublishCall } from './use-publishing';
import type { EditKey, EditTranslate } from '../texts/edit-texts';

/** Renders a section with unsaved values on the server; undefined if that is not possible. */
export type RenderSection = (request: {
  pageKey: string;
  path: string;
  language: Language;
  sectionId: string;
  section: Raw;
}) => Promise<ReactNode>;

/** Renders what is above, below or over each page with the unsaved values of a part; undefined if that is not possible. */
export type RenderPart = (request: {
  part: PartName;
  pageKey: string;
  path: string;
  language: Language;
  values: Raw;
}) => Promise<Partial<Record<FramePlace, ReactNode>> | undefined>;

/** What the panel shows: the form of a section, or something of the whole page. */
export type PanelName =
  | `section:${string}`
  | `part:${PartName}`
  | `share:${string}`
  /** The choice of a section to add below another one. */
  | `add:${string}`
  | 'page'
  | 'versions'
  | 'link'
  | 'add'
  | 'check'
  | 'schedule'
  | 'create'
  | 'delete'
  | 'bin'
  | 'translations'
  | 'request';

/** What has texts that can be written on the page. */
export type FormTarget = Extract<PanelName, `section:${string}` | `part:${string}`>;

/** A field to open the form at: its path in the form (may be empty), and its language. */
export interface Place {
  field: string;
  language: Language;
}

/** The site that the page belongs to. */
export interface EditedSite {
  /** Its public base address. */
  url: string;
  titles: Partial<Record<Language, string>>;
  /** The brand's colours; absent where nothing knows them. */
  colors?: Record<ColorName, string>;
}

/** A text that is being typed where the page shows it. */
export interface Writing {
  target: FormTarget;
  path: Path;
  field: Field;
  element: HTMLElement;
  /** Makes the element what it was before. */
  restore: () => void;
}

/** The open form, as far as the page needs it. */
export interface OpenForm {
  target: string;
  language: Language;
  values: Values;
  /** Whether it waits for a choice between two texts. */
  isInConflict: boolean;
}

/** The state that the islands of the edit mode share. */
export interface EditState {
  t: EditTranslate;
  pageKey: string;
  /** The bare public path. */
  path: string;
  /** The language of the page. */
  language: Language;
  /** The language of the buttons and labels. */
  interfaceLanguage: Language;
  languages: { code: Language; name: string }[];
  user: EditUser;
  info: EditInfo;
  panel: PanelName | null;
  /** @returns false if the editor keeps what is open */
  open: (panel: PanelName | null, place?: Place) => boolean;
  /** What is open now, and whether it has unsaved edits: for an answer that comes late. */
  readPanel: () => Pick<EditState, 'panel' | 'isDirty'>;
  place?: Place;
  /** The problems of the saved page; undefined until the check has answered. */
  problems?: readonly PageProblem[];
  showProblems: (problems: PageProblem[]) => void;
  /** @param call the call that publishes, if it is not the page's own */
  publish: (call?: PublishCall) => Promise<void>;
  unpublish: () => Promise<void>;
  /** Shows in the bar when visitors have a part of every page that was published. */
  followPart: (part: PartName, publishedRevision?: string) => Promise<void>;
  /** The backend as browsers reach it. */
  adminUrl: string;
  site: EditedSite;
  previews: Record<string, ReactNode>;
  showPreview: (sectionId: string, preview: ReactNode | undefined) => void;
  renderSection: RenderSection;
  renderPart: RenderPart;
  writing: Writing | null;
  /** Begins or ends the writing in a text of the page. */
  write: (writing: Writing | null) => void;
  /** How often the page's own text was put back in the place of what was typed there, by target. */
  renewals: Record<string, number>;
  /** Puts the page's own text back where the texts of a form were typed. */
  renewTexts: (target: string) => void;
  noteForm: (form: OpenForm | null) => void;
  readForm: () => OpenForm | null;
  /** Whether the panel has unsaved edits. */
  isDirty: boolean;
  /** What has unsaved edits, open or closed: `section:ID` or `page`. */
  unsaved: readonly string[];
  /** The same, with one place for each text, to count and to name them: a reusable section can be on a page twice. */
  unsavedTexts: readonly string[];
  /** The page as it was opened, for what is stored of it and for calls that can tell that it has another address. */
  openedPage: OpenPage;
  /** Whether the page was deleted. */
  isPageGone: boolean;
  /** The new public address of the page, where it got another one since. */
  movedTo?: string;
  noteMoved: (link: string) => void;
  setDirty: (isDirty: boolean) => void;
  /** Whether the browser has stored the unsaved edits; if not, closing the panel needs a confirmation. */
  isDraftStored: boolean;
  setDraftStored: (isDraftStored: boolean) => void;
  /** Sends a POST call. A notice appears if the session has ended. */
  post: <T>(name: string, body: Raw) => Promise<EditAnswer<T>>;
  get: <T>(name: string, parameters: Record<string, string>) => Promise<EditAnswer<T>>;
  /** Sends a file, or a change of a picture. */
  send: <T>(form: FormData) => Promise<EditAnswer<T>>;
  /** Whether the session has ended. */
  isExpired: boolean;
  /**
   * Changes the whole page, based on its newest revision, and shows the result in the bar. A call about a part of every
   * page names the part and its revision.
   */
  change: (name: string, body: Raw, done: string) => Promise<EditAnswer<Raw>>;
  /** The page as of the newest answer, which may not be rendered yet. */
  newestPage: () => Raw;
  /** Changes the sections of the page. It can be taken back. */
  changeSections: (change: SectionChange, done: EditKey) => Promise<{ isOk: boolean; added?: string }>;
  undoSections: () => Promise<void>;
  redoSections: () => Promise<void>;
  /** Stores the revision of a save. */
  noteRevision: (revision: string) => void;
  /** Stores the revision of a save, and renders the page again. */
  refreshPage: (revision: string | undefined) => void;
  /** Shows a message in the bar. */
  showMessage: (text: string, isFailure?: boolean) => void;
}

export const EditContext = createContext<EditState | null>(null);

export function useEdit(): EditState {
  const state = useContext(EditContext);
  if (!state) throw new Error('The edit mode is not around this');
  return state;
}
