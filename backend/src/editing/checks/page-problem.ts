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
  | 'title_too_long'
  | 'section_empty'
  | 'body_missing'
  | 'heading_missing'
  | 'placeholder_text'
  | 'button_unwritten'
  | 'translation_outdated'
  | 'reusable_gone'
  | 'reusable_draft';

/** A problem of a page that is to be published. An error prevents it, a warning does not. */
export interface PageProblem {
  code: PageProblemCode;
  severity: 'error' | 'warning';
  /** Null for the page's own fields. */
  sectionId: string | null;
  /** The path of the field: `list.0.image`. */
  field: string | null;
  language: Language | null;
  /** The address, file or heading concerned. */
  detail?: string;
}

const errors: ReadonlySet<PageProblemCode> = new Set([
  ...(['alt_missing', 'link_broken', 'required_missing'] as const),
  ...(['section_empty', 'placeholder_text', 'reusable_gone'] as const),
]);

export const problem = (code: PageProblemCode, rest: Omit<PageProblem, 'code' | 'severity'>): PageProblem => ({
  code,
  severity: errors.has(code) ? 'error' : 'warning',
  ...rest,
});

export const isError = ({ severity }: PageProblem): boolean => severity === 'error';
