export type ProblemCode = 'required' | 'invalid' | 'unknown' | 'too_long' | 'too_many' | 'media' | 'html' | 'taken';

/** An error of one value of an edit. */
export interface Problem {
  /** Its path in the values: `list.0.title`. */
  path: string;
  code: ProblemCode;
  /** For `html`: the tags and attributes that are not allowed. */
  notAllowed?: string[];
}

export function problemsByPath(problems: readonly Problem[]): Record<string, ProblemCode> {
  return Object.fromEntries(problems.map(({ path, code }) => [path, code]));
}
