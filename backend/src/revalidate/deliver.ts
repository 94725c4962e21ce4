import { type Announcement, EVERYTHING, isOfEverything, readAnnouncements, type Store, tagsOf } from './announcements';
import type { DeliveryLog } from './delivery-log';
import { type Note, noteOf } from './note';
import { type Problem, send, type Target } from './send';

/** The pauses between attempts; the last one repeats. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** How many are tried in parallel, one per request. If the site takes none of them, it is not available. */
const TRIED_AT_ONCE = 5;

/** From this many requests in flight on, new announcements are collected for GATHER_MS and sent together. */
const SENT_AT_ONCE = 4;
const GATHER_MS = 1_000;

/** Older announcements are replaced by one of everything, so that few are left of a long outage. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const isRecent = ({ at }: Announcement) => Date.now() - at <= MAX_AGE_MS;

/**
 * Announces to the site which cached answers are stale, and repeats each announcement until the site accepts it.
 * Undelivered ones are stored in the database, and the next start continues with them. Never throws: the content is
 * already saved.
 *
 * Each announcement is sent at once, without waiting for earlier ones; those that the site refused are retried in turn.
 */
export class Deliveries {
  private fresh: Note[] = [];
  private underWay = 0;
  private gathering?: NodeJS.Timeout;
  private readonly refused = new Map<string, Note>();
  /** The keys of everything that is not delivered yet. */
  private readonly own = new Set<string>();
  private isRetrying = false;
  private isSiteThere = true;
  private failures = 0;
  private wake?: () => void;

  constructor(
    private readonly target: Target,
    private readonly store: Store,
    private readonly log: DeliveryLog,
    private readonly delays: readonly number[] = RETRY_DELAYS_MS,
  ) {}

  /**
   * Stores an announcement before its change is visible to others. Does not send it yet.
   *
   * @param keep stores it elsewhere than `store` does: with the change, which fails if this fails
   */
  note(tags: string[], keep?: Store['set']): Note {
    return noteOf(tags, keep ?? ((...entry) => this.store.set(...entry)), keep ? undefined : this.log);
  }

  /** Sends a note, and retries until the site accepts it. */
  deliver(note: Note): void {
    this.own.add(note.key);
    this.fresh.push(note);
    this.sendFresh();
  }

  /** Continues with what an earlier run could not deliver. */
  async resume(): Promise<void> {
    try {
      this.adopt(await readAnnouncements(this.store));
    } catch (error) {
      this.log.complain('not read', error);
    }
  }

  /** Delivers what another process has left. What is delivered twice does no harm. */
  adopt(left: ReadonlyMap<string, Announcement>): void {
    for (const [key, announcement] of left) {
      if (this.own.has(key)) continue;
      this.own.add(key);
      this.fresh.push({ key, announcement, isKept: Promise.resolve(true) });
    }
    this.sendFresh();
  }

  /** Collects many announcements into one request, so that importing a thousand pages does not send a thousand. */
  private sendFresh(): void {
    if (this.fresh.length === 0) return;
    if (this.underWay >= SENT_AT_ONCE) this.gathering ??= setTimeout(() => void this.sendGathered(), GATHER_MS).unref();
    else void this.sendGathered();
  }

  private async sendGathered(): Promise<void> {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const notes = this.fresh.splice(0);
    if (notes.length === 0) return;
    this.underWay += 1;
    const areFew = notes.length <= TRIED_AT_ONCE;
    const problem = await (areFew ? this.deliverEach(notes) : this.deliverTogether(notes));
    this.underWay -= 1;
    // The site accepts announcements again: retry the refused ones now.
    if (notes.some(({ key }) => !this.refused.has(key))) this.wake?.();
    this.log.report(problem, this.refused.size === 0);
    if (this.refused.size > 0) void this.retry();
    this.sendFresh();
  }

  private async retry(): Promise<void> {
    if (this.isRetrying) return;
    this.isRetrying = true;
    while (this.refused.size > 0) {
      await this.pause();
      const notes = [...this.refused.values()];
      const problem = await (this.isSiteThere ? this.deliverEach(notes) : this.deliverTogether(notes));
      this.failures = problem ? this.failures + 1 : 0;
      this.log.report(problem, this.refused.size === 0);
    }
    this.isRetrying = false;
  }

  /** Sends them in one request; if the site refuses that, one by one. */
  private async deliverTogether(notes: readonly Note[]): Promise<Problem | undefined> {
    const problem = await this.attempt(notes);
    return problem?.isOfThis && notes.length > 1 ? this.deliverEach(notes) : problem;
  }

  /** One by one, so that a refused one does not hold up the others. Stops if the site accepts none. */
  private async deliverEach(notes: readonly Note[]): Promise<Problem | undefined> {
    const problems: Problem[] = [];
    for (let index = 0; index < notes.length; index += TRIED_AT_ONCE) {
      const some = notes.slice(index, index + TRIED_AT_ONCE);
      const answers = await Promise.all(some.map((note) => this.attempt([note])));
      problems.push(...answers.filter((answer) => answer !== undefined));
      if (answers.every(Boolean)) break;
    }
    return problems.at(-1);
  }

  private async attempt(notes: readonly Note[]): Promise<Problem | undefined> {
    const problem = await send(this.target, tagsOf(notes.map(({ announcement }) => announcement)));
    this.isSiteThere = !problem || problem.isOfThis;
    for (const note of notes) {
      // Moved to the end of the map, so that the next round starts with others.
      this.refused.delete(note.key);
      if (!problem) await this.forget(note);
      else if (isRecent(note.announcement)) this.refused.set(note.key, note);
      else await this.mergeOld(note);
    }
    return problem;
  }

  /** Of all old announcements that the site has not accepted, only one of everything is left. */
  private async mergeOld(old: Note): Promise<void> {
    let general = [...this.refused.values()].find(({ announcement }) => isOfEverything(announcement));
    if (!general && isOfEverything(old.announcement)) {
      this.refused.set(old.key, old);
      return;
    }
    if (!general) {
      general = this.note(EVERYTHING);
      this.own.add(general.key);
      this.refused.set(general.key, general);
      this.log.reportReplaced();
    }
    // While the general one is not stored, a restart needs the old one.
    if (await general.isKept) await this.forget(old);
    else this.refused.set(old.key, old);
  }

  private async forget({ key, isKept }: Note): Promise<void> {
    await isKept;
    this.own.delete(key);
    await this.store.delete(key).catch((error: unknown) => this.log.complain('not forgotten', error));
  }

  private pause(): Promise<void> {
    const delay = this.delays[Math.min(this.failures, this.delays.length - 1)] ?? 0;
    return new Promise((resolve) => {
      // unref: the backend can stop while it waits for the site.
      const timer = setTimeout(resolve, delay).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
