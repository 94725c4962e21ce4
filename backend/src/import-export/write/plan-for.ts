import type { Mark } from './marks';

/** `left`: another one is there. `gone`: an earlier run has written it, and it is not there any more. */
type Plan = 'write' | 'unchanged' | 'left' | 'gone';

/** For the report. */
export const goneReason = 'editors have deleted or moved it since; --replace writes it again';

interface Found {
  hash: string;
  isThere: boolean;
  replaces: boolean;
}

/** What is to be done with a page. It is written if it is new, was half written, or takes the place of another one. */
export function planFor(mark: Mark | undefined, { hash, isThere, replaces }: Found): Plan {
  if (mark?.state === 'writing') return 'write';
  if (!isThere) return mark && !replaces ? 'gone' : 'write';
  if (mark?.hash === hash) return 'unchanged';
  return replaces ? 'write' : 'left';
}
