import type { Language } from '../i18n/languages';
import type { Usage } from './reusable';
import type { Raw } from './wire-page';

export interface OtherEditor {
  name: string;
  /** ISO 8601. */
  since: string;
  /** The id of the section whose form is open; a backend may leave it out. */
  section?: string | null;
}

type PageStatus = 'draft' | 'published' | 'changed';

/** A scheduled action of a page, or of a part of every page. */
export interface Scheduled {
  id: string;
  action: 'publish' | 'unpublish';
  /** ISO 8601. */
  at: string;
  /** Whether the newest draft has something that is not published then; absent if the backend does not say. */
  isChanged?: boolean;
}

/** A problem that a page would have if it were published now. An error prevents publishing, a warning does not. */
export interface PageProblem {
  code: string;
  severity: 'error' | 'warning';
  /** Null for the page's own fields. */
  sectionId: string | null;
  /** The path in the form: `list.0.image`. */
  field: string | null;
  language: string | null;
  /** The address, the file or the heading in question. */
  detail?: string;
}

/** That a page or a part of every page be published, and what became of it. */
export interface PublishRequest {
  id: string;
  state: 'open' | 'approved' | 'returned' | 'withdrawn' | 'replaced';
  note: string;
  requestedBy: string;
  /** ISO 8601. */
  requestedAt: string;
  /** Of the page or part when it was requested. */
  revision: string;
  answer: string;
  answeredBy: string | null;
  /** ISO 8601. */
  answeredAt: string | null;
  /** Whether this account has asked. */
  isOwn: boolean;
}

/** What colleagues have written to each other about a section: a comment and its answers. */
export interface CommentThread {
  id: string;
  resolvedBy: string | null;
  /** ISO 8601; null while it is open. */
  resolvedAt: string | null;
  comments: { id: string; author: string; text: string; writtenAt: string; isOwn: boolean }[];
}

/** The backend's data about a page that is being edited. */
export interface EditInfo {
  /** The newest draft, as the contract sends pages (docs/contract.md#page). */
  page: Raw;
  revision: string;
  publishedRevision?: string | null;
  status: PageStatus;
  updatedAt?: string;
  updatedBy?: string | null;
  scheduled?: Scheduled[];
  others?: OtherEditor[];
  /** The newest request to publish the page; absent if the backend takes none. */
  request?: PublishRequest | null;
  /** How many threads are open, by section; absent if the backend has no comments. */
  comments?: Record<string, number>;
  /** What `CheckPage` finds in this draft; absent if the backend does not send it along. */
  problems?: PageProblem[];
  /** Differs as soon as there is something new beside the page's content: a comment, an answer to a request. */
  news?: string;
  /** The parts of every page; absent if the backend does not let them be edited here. */
  parts?: EditedParts;
  /** Present if this is a reusable section, which is edited like a page. */
  reusable?: Usage;
  /** Whether colleagues get mails of comments and requests. If it is absent, no text promises one. */
  hasMail?: boolean;
  /** Whether the account has neither finished nor skipped the tour of the edit mode. */
  isTourDue?: boolean;
}

/**
 * Whether a page may be edited here (docs/contract.md#editing). Without the flag it is allowed, since
 * the backend has returned the draft. Only the draft has the flag, not the copies for visitors.
 */
export function isEditable({ page }: Pick<EditInfo, 'page'>): boolean {
  return page.isEditable !== false;
}

/** How a section, or the page's own fields, changed from one version to the next. */
export interface VersionChange {
  /** `page`, or the section's id. */
  target: string;
  /** The section's type. */
  type?: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
}

export interface PageVersion {
  id: string | number;
  updatedAt: string;
  by?: string | null;
  status: string;
  /** Null for the oldest version that is kept; absent if the backend does not compare them. */
  changes?: VersionChange[] | null;
}

/** How a field of a part of every page, or an entry of its lists, changed from one version to the next. */
export interface PartChange {
  kind: VersionChange['kind'];
  field: string;
  /** The titles of the entry and of those around it, in Turkish; absent for a field that is no list. */
  entry?: string[];
}

export type PartVersion = Omit<PageVersion, 'changes'> & { changes?: PartChange[] | null };

export interface MediaItem {
  id: string | number;
  src: string;
  width?: number;
  height?: number;
  alt?: string;
  name: string;
  /** In bytes. */
  size?: number;
  mimeType?: string;
}

/** A picture with what its own form shows. */
export interface MediaDetails {
  item: MediaItem & { focal: { x: number; y: number }; altOtherLangs?: Record<string, string> };
  /** `link`: of a page, its bare path; a backend may leave it out. */
  usage: { name: string; href: string; link?: string; kind: 'page' | 'category' | 'global' | 'bin' }[];
  /** Whether this account may not change it, since visitors see it or will see it. */
  isLocked: boolean;
}

/** What leads to a page. */
export interface LinksToPage {
  menus: { global: 'navigation' | 'footer'; entries: string[] }[];
  pages: { title: string; link: string }[];
  /** Addresses that are redirected to it. */
  redirects: string[];
  /** Whether there are more pages or redirects. */
  hasMore?: boolean;
}

/** The state of one translation of a page. */
export interface TranslationCount {
  /** How many texts there are to translate. */
  texts: number;
  missing: number;
  /** How many are still the Turkish text. */
  copied: number;
  outdated: number;
}

export interface TranslatedPage {
  pageKey: string;
  title: string;
  link: string;
  languages: Partial<Record<Language, TranslationCount>>;
}

/** A part of every page: its newest draft in each language. */
interface EditedPart {
  languages: Partial<Record<Language, Raw>>;
  revision: string;
  status: 'published' | 'changed';
  problems: PageProblem[];
  /** The next one first; absent if the backend schedules no parts. */
  scheduled?: Scheduled[];
  /** The newest request to publish it; absent if the backend takes none for parts. */
  request?: PublishRequest | null;
}

/** By name (`components/layout/parts/definitions.ts`). */
export type EditedParts = Partial<Record<string, EditedPart>>;
