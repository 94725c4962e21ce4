import type { EditCommand } from '../../http/edit-call';
import type { PageChange } from '../../versions/page-changes';
import type { PartChange } from '../../versions/part-changes';
import type { Requested } from './stored';

/** What is asked to be published, as it is at the moment. */
interface RequestedState {
  requested: Requested;
  /** Whether visitors have its newest version. */
  isPublic: () => Promise<boolean>;
  /** @throws EditError 409 if another revision is the newest one */
  requireRevision: (revision: string) => Promise<void>;
  /** @throws EditError 400 while it has an error */
  requireFit: () => Promise<void>;
  /** What publishing would change for visitors; null for a page that they do not have. */
  changesToPublish: () => Promise<PageChange[] | PartChange[] | null>;
  /** What changed since a revision; null if nothing did, or its version is no longer kept. */
  changesSince: (revision: string) => Promise<PageChange[] | PartChange[] | null>;
}

/** A page, or a part of every page, that editors ask administrators to publish. */
export interface RequestTarget {
  /** Runs tasks that read and write it one after another, in all processes. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  read: () => Promise<RequestedState>;
  /** Publishes the revision of the call, which closes the open requests. */
  publish: (command: EditCommand, answer: string) => Promise<object>;
}
