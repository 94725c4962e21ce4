import type { Job } from './jobs';
import type { Seen } from './publish-planned';

/** What the administrator who made a plan has seen of the page or part. */
export const seenBy = ({ id, input, createdAt }: Job): Seen => ({
  planId: id,
  revision: input?.revision,
  at: createdAt,
});

/** The same of a reusable section that is published together with the page. */
export const seenSectionBy = ({ id, input, createdAt }: Job, uuid: string): Seen => ({
  planId: id,
  revision: input?.reusable?.[uuid],
  at: createdAt,
});
