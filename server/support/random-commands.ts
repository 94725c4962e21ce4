import fc from 'fast-check';

import { passTime } from '../../test/clocks';
import { type Isr, revalidateSeconds } from './isr';
import type { Look } from './visitor';

const pages = ['/a', '/b', '/c'] as const;

export type Command =
  | { kind: 'publish' | 'withdraw' | 'change'; page: (typeof pages)[number] }
  | { kind: 'menu' | 'fail' | 'recover' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'look'; page: (typeof pages)[number]; way: Look };

const page = fc.constantFrom(...pages);
/** Anything that can happen to a site, most often that somebody looks at a page. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('publish' as const, 'withdraw' as const, 'change' as const), page }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('menu' as const, 'fail' as const, 'recover' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, revalidateSeconds - 1, revalidateSeconds),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('look' as const),
      page,
      way: fc.constantFrom<Look>('page', 'brotli', 'head', 'plain', 'known', 'payload', 'editor', 'query', 'spelled'),
    }),
  },
);

/** What the backend and time do. */
export async function happen(isr: Isr, step: Exclude<Command, { kind: 'look' }>): Promise<void> {
  switch (step.kind) {
    case 'publish':
    case 'change':
      isr.content.set(step.page, (isr.content.get(step.page) ?? 0) + 1);
      // A change without a webhook becomes public when the page is stale by its age.
      if (step.kind === 'publish') await isr.revalidate([`page:${step.page}`]);
      return;
    case 'withdraw':
      isr.content.delete(step.page);
      await isr.revalidate([`page:${step.page}`]);
      return;
    case 'menu':
      isr.menu += 1;
      await isr.revalidate(['menu']);
      return;
    case 'fail':
    case 'recover':
      isr.isDown = step.kind === 'fail';
      return;
    case 'wait':
      passTime(step.seconds * 1000);
  }
}
