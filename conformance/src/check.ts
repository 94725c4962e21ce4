import type { Host } from './host';
import type { Verdict } from './verdict';

/** What a run may do. */
export interface Permissions {
  /** Whether messages and files may be sent. */
  forms: boolean;
}

/** One promise of docs/contract.md. */
export interface Check {
  /** A name that stays, such as `page.unknown`. */
  id: string;
  /** The call it is about. */
  call: string;
  /** What has to hold. */
  holds: string;
  /** What the site does when it does not hold. */
  otherwise: string;
  run: (host: Host, permissions: Permissions) => Promise<Verdict>;
}
