export type ProblemCode = 'required' | 'invalid' | 'unknown' | 'too_long' | 'too_many' | 'media' | 'html' | 'taken';

/** What is wrong with one value of an edit. */
export interface Problem {
  /** Where it stands in what was sent: `list.0.title`. */
  path: string;
  code: ProblemCode;
  /** For `html`: the tags and attributes that content may not hold. */
  notAllowed?: string[];
}

export function problemsByPath(problems: readonly Problem[]): Record<string, ProblemCode> {
  return Object.fromEntries(problems.map(({ path, code }) => [path, code]));
}
