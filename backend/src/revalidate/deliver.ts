import { randomUUID } from 'node:crypto';
import { type Announcement, PREFIX, readAnnouncements, type Store, tagsOf } from './announcements';
import { type Problem, send, type Target } from './send';

interface Log {
  info: (message: string) => void;
  warn: (message: string) => void;
  error: (message: string) => void;
}

/** The pauses between attempts; the last one goes on for as long as it takes. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** A site that does not take so many, one by one, takes nothing at the moment. */
const MAX_REFUSED = 5;

/** By then the site has made every page anew by itself. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** An announcement that is kept, or is being kept, until it is delivered. */
export interface Note {
  key: string;
  announcement: Announcement;
  isKept: Promise<void>;
}

/**
 * Tells the site which cached answers are stale, until it has heard: what is not delivered is kept in the database, and
 * the next start goes on with it. Never throws: the content is saved already.
 */
export class Deliveries {
  private readonly open = new Map<string, Note>();
  private isRunning = false;
  private failures = 0;
  private lastProblem?: string;
  private wake?: () => void;

  constructor(
    private readonly target: Target,
    private readonly store: Store,
    private readonly log: Log,
    private readonly delays: readonly number[] = RETRY_DELAYS_MS,
  ) {}

  /** Keeps an announcement, before what it announces is visible to others. It is not sent yet. */
  note(tags: string[]): Note {
    const [key, announcement] = [PREFIX + randomUUID(), { tags, at: Date.now() }];
    const isKept = this.store.set(key, announcement).catch((error: unknown) => this.complain('not kept', error));
    return { key, announcement, isKept };
  }

  /** Sends a note as soon as the site takes it. */
  deliver(note: Note): void {
    this.open.set(note.key, note);
    this.wake?.();
    void this.run();
  }

  /** Goes on with what an earlier run has left. */
  async resume(): Promise<void> {
    try {
      for (const [key, announcement] of await readAnnouncements(this.store)) {
        this.open.set(key, { key, announcement, isKept: Promise.resolve() });
      }
    } catch (error) {
      this.complain('not read', error);
    }
    void this.run();
  }

  private complain(what: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.log.error(`revalidate: announcements are ${what} (${reason})`);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      while (this.open.size > 0) {
        const isDelivered = await this.deliverAll();
        if (!isDelivered) await this.pause();
      }
    } finally {
      this.isRunning = false;
    }
  }

  /** @returns whether all that was open is delivered */
  private async deliverAll(): Promise<boolean> {
    const notes = [...this.open.values()];
    let problem = await this.attempt(notes);
    if (problem?.hasAnswered && notes.length > 1) problem = await this.deliverOneByOne(notes);
    this.report(problem);
    return problem === undefined;
  }

  /** One that the site does not take must not hold up the others. Where it takes none, it is asked again later. */
  private async deliverOneByOne(notes: readonly Note[]): Promise<Problem | undefined> {
    const problems: Problem[] = [];
    for (const note of notes) {
      const problem = await this.attempt([note]);
      if (problem) problems.push(problem);
      if (problems.length === MAX_REFUSED) break;
    }
    return problems.at(-1);
  }

  private async attempt(notes: readonly Note[]): Promise<Problem | undefined> {
    const problem = await send(this.target, tagsOf(notes.map(({ announcement }) => announcement)));
    const isOver = ({ announcement }: Note) => Date.now() - announcement.at > MAX_AGE_MS;
    for (const note of problem ? notes.filter(isOver) : notes) await this.forget(note);
    return problem;
  }

  private async forget({ key, isKept }: Note): Promise<void> {
    this.open.delete(key);
    await isKept;
    await this.store.delete(key).catch((error: unknown) => this.complain('not forgotten', error));
  }

  /** Once when it begins, once when it is over: a site that is down for the night fills no log. */
  private report(problem: Problem | undefined): void {
    if (problem && problem.text !== this.lastProblem) {
      this.log.warn(`revalidate: ${problem.text}; what has changed is kept, and told again until it is heard`);
    }
    if (!problem && this.lastProblem) this.log.info('revalidate: the site has been told of everything');
    this.lastProblem = problem?.text;
    this.failures = problem ? this.failures + 1 : 0;
  }

  private pause(): Promise<void> {
    const delay = this.delays[Math.min(this.failures, this.delays.length) - 1] ?? 0;
    return new Promise((resolve) => {
      // A stopping server does not wait for a site that is down.
      const timer = setTimeout(resolve, delay).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
