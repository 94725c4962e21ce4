import type { Editor } from '../session/editor';
import type { Told } from '../together/requests/settle';

/** A version of a page or part, as far as the rule about plans needs it. */
export interface Version {
  updatedAt?: string;
  _status?: 'draft' | 'published' | null;
}

/** What a plan publishes: a page, or a part of every page. */
export interface Publishable<Content extends Version> {
  /** A name that nothing else has. */
  key: string;
  /** That requests for it are stored under. */
  uuid: string;
  readNewest: () => Promise<Content>;
  /** The newest kept version that a condition is true for. */
  find: (isWanted: (version: Version) => boolean) => Promise<Content | undefined>;
  /** What visitors have. */
  readPublic: () => Promise<Content | null>;
  /** The public time: when it was published or withdrawn last. */
  readPublicTime: () => Promise<string>;
  revisionOf: (version: Version) => string;
  /** @throws EditError 400 while it has errors */
  requireFit: (content: Content) => Promise<void>;
  /** Publishes the newest draft. */
  publish: (newest: Content, editor: Editor, told?: Told) => Promise<void>;
  /** Saves content on top of the newest draft. */
  save: (content: Content, newest: Content, author: string) => Promise<Content>;
  authorOf: (version: Version) => Promise<string>;
}
