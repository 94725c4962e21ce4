import { processWide } from '../process-wide';

/** Browsers send a heartbeat every few seconds while the page is open. */
const PRESENT_MS = 60_000;

type Id = number | string;

export interface OtherEditor {
  name: string;
  /** ISO 8601. */
  since: string;
}

interface Seen {
  name: string;
  since: number;
  last: number;
}

/** The editors of each page. In memory only: after a restart the next heartbeats restore it. */
export class Presence {
  private readonly pages = new Map<Id, Map<Id, Seen>>();

  note(page: Id, { id, name }: { id: Id; name: string }, now = Date.now()): void {
    const seen = this.present(page, now);
    seen.set(id, { name, since: seen.get(id)?.since ?? now, last: now });
    this.pages.set(page, seen);
  }

  others(page: Id, editor: Id, now = Date.now()): OtherEditor[] {
    return [...this.present(page, now)]
      .filter(([id]) => id !== editor)
      .map(([, { name, since }]) => ({ name, since: new Date(since).toISOString() }));
  }

  private present(page: Id, now: number): Map<Id, Seen> {
    const seen = this.pages.get(page) ?? new Map<Id, Seen>();
    for (const [id, { last }] of seen) if (now - last > PRESENT_MS) seen.delete(id);
    if (seen.size === 0) this.pages.delete(page);
    return seen;
  }
}

export const presence = () => processWide('editing.presence', () => new Presence());
