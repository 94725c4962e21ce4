import type { Payload } from 'payload';
import { isShared } from '../database/queries';
import { processWide } from '../process-wide';
import { changeKept } from '../shared/change-kept';

/** Browsers send a heartbeat every few seconds while the page is open. */
const PRESENT_MS = 60_000;

type Id = number | string;

export interface OtherEditor {
  name: string;
  /** ISO 8601. */
  since: string;
  /** The id of the section whose form is open; null for none. */
  section: string | null;
}

/** Whoever has a page open, and the section that is edited there; null for none, absent if that is not known. */
interface Present {
  id: Id;
  name: string;
  section?: string | null;
}

type PageEditors = [Id, Seen][];

interface Seen {
  name: string;
  since: number;
  last: number;
  section: string | null;
}

/** The editors of each page. Not for ever: after a restart the next heartbeats restore it. */
export class Presence {
  private readonly pages = new Map<Id, Map<Id, Seen>>();

  note(page: Id, { id, name, section }: Present, now = Date.now()): void {
    const seen = this.present(page, now);
    const before = seen.get(id);
    const inSection = section === undefined ? (before?.section ?? null) : section;
    seen.set(id, { name, since: before?.since ?? now, last: now, section: inSection });
    this.pages.set(page, seen);
  }

  others(page: Id, editor: Id, now = Date.now()): OtherEditor[] {
    return [...this.present(page, now)]
      .filter(([id]) => id !== editor)
      .map(([, { name, since, section }]) => ({
        name,
        since: new Date(since).toISOString(),
        section: section ?? null,
      }));
  }

  /** What is known of a page, for another process. */
  dump(page: Id): PageEditors {
    return [...(this.pages.get(page) ?? [])];
  }

  take(page: Id, editors: PageEditors): this {
    this.pages.set(page, new Map(editors));
    return this;
  }

  private present(page: Id, now: number): Map<Id, Seen> {
    const seen = this.pages.get(page) ?? new Map<Id, Seen>();
    for (const [id, { last }] of seen) if (now - last > PRESENT_MS) seen.delete(id);
    if (seen.size === 0) this.pages.delete(page);
    return seen;
  }
}

const inMemory = () => processWide('editing.presence', () => new Presence());

/** Notes that an editor has a page open. @returns the others who have, at whichever process */
export async function meet(payload: Payload, page: string, editor: Present): Promise<OtherEditor[]> {
  const join = (presence: Presence, now?: number) => {
    presence.note(page, editor, now);
    return presence.others(page, editor.id, now);
  };
  if (!isShared(payload.db)) return join(inMemory());
  return changeKept<PageEditors, OtherEditor[]>(payload, { kind: 'presence', name: page }, (kept = [], now) => {
    const presence = new Presence().take(page, kept);
    const others = join(presence, now);
    return { keep: presence.dump(page), lifeMs: PRESENT_MS, result: others };
  });
}
