import type { Raw } from './wire-page';

export interface OtherEditor {
  name: string;
  /** ISO 8601. */
  since: string;
}

type PageStatus = 'draft' | 'published' | 'changed';

/** What is to happen to a page by itself. */
export interface Scheduled {
  id: string;
  action: 'publish' | 'unpublish';
  /** ISO 8601. */
  at: string;
}

/** What is wrong with a page, were it published now. An error keeps it from being published, a warning does not. */
export interface PageProblem {
  code: string;
  severity: 'error' | 'warning';
  /** Null for the page's own fields. */
  sectionId: string | null;
  /** As a form names it: `list.0.image`. */
  field: string | null;
  language: string | null;
  /** The address, the file or the heading in question. */
  detail?: string;
}

/** What the backend knows of a page that is being edited. */
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
}

/**
 * Whether a page may be edited here (docs/contract.md#editing). A backend that says nothing of it allows
 * it: it has handed out the draft. The copies for visitors carry no flag of their own, so only an editor's copy counts.
 */
export function isEditable({ page }: Pick<EditInfo, 'page'>): boolean {
  return page.isEditable !== false;
}

export interface PageVersion {
  id: string | number;
  updatedAt: string;
  by?: string | null;
  status: string;
}

export interface MediaItem {
  id: string | number;
  src: string;
  width?: number;
  height?: number;
  alt?: string;
  name: string;
}
