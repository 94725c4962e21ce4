import type { Job } from './jobs';
import type { Seen } from './publish-planned';

/** What the administrator who made a plan has seen of the page or part. */
export const seenBy = ({ input, createdAt }: Pick<Job, 'input' | 'createdAt'>): Seen => ({
  revision: input?.revision,
  at: createdAt,
});

/** The same of a reusable section that is published together with the page. */
export const seenSectionBy = ({ input, createdAt }: Pick<Job, 'input' | 'createdAt'>, uuid: string): Seen => ({
  revision: input?.reusable?.[uuid],
  at: createdAt,
});
