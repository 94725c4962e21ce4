import type { Language } from '../../languages';

export type PageProblemCode =
  | 'alt_missing'
  | 'link_broken'
  | 'link_unpublished'
  | 'required_missing'
  | 'translation_missing'
  | 'heading_order'
  | 'image_too_large'
  | 'description_missing'
  | 'title_too_long';

/** What is wrong with a page that is to be public. An error keeps it from being published, a warning does not. */
export interface PageProblem {
  code: PageProblemCode;
  severity: 'error' | 'warning';
  /** Null for the page's own fields. */
  sectionId: string | null;
  /** As an edit names it: `list.0.image`. */
  field: string | null;
  language: Language | null;
  /** The address, the file or the heading in question. */
  detail?: string;
}

const errors: ReadonlySet<PageProblemCode> = new Set(['alt_missing', 'link_broken', 'required_missing']);

export const problem = (code: PageProblemCode, rest: Omit<PageProblem, 'code' | 'severity'>): PageProblem => ({
  code,
  severity: errors.has(code) ? 'error' : 'warning',
  ...rest,
});

export const isError = ({ severity }: PageProblem): boolean => severity === 'error';
