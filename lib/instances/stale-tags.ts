import type { Announcement } from './announcements';

/** The pauses between attempts, in milliseconds; the last one repeats. */
const pausesMs = [2_000, 2_000, 5_000];

/** How many are tried in parallel. If none of them can be taken over, the backend is away. */
const triedAtOnce = 4;

/**
 * What others have announced, until it is taken over: nothing is lost while the backend is away. Each announcement is
 * tried when it comes. Those that cannot be taken over are tried again by themselves, so that a page that cannot be read
 * holds up no other.
 */
export class StaleTags {
  /** By their tags: the same announcement waits once. */
  readonly #refused = new Map<string, Announcement>();
  #retrying: Promise<void> | undefined;

  /**
   * @param takeOver marks what depends on the tags as stale
   * @param pauses milliseconds
   */
  constructor(
    private readonly takeOver: (tags: readonly string[]) => Promise<boolean>,
    private readonly pauses: readonly number[] = pausesMs,
  ) {}

  /** @returns when all that is waiting has been taken over */
  async add(announcements: readonly Announcement[]): Promise<void> {
    const isDone = announcements.length > triedAtOnce && (await this.#take(announcements.flat()));
    if (!isDone) await this.#takeEach(announcements);
    if (this.#refused.size > 0) this.#retrying ??= this.#retry().finally(() => (this.#retrying = undefined));
    await this.#retrying;
  }

  async #retry(): Promise<void> {
    for (let round = 0; this.#refused.size > 0; round += 1) {
      const pause = this.pauses[Math.min(round, this.pauses.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      await this.#takeEach([...this.#refused.values()]);
    }
  }

  /** Stops where none can be taken over. Those that are refused are moved to the end: the next round begins with others. */
  async #takeEach(announcements: readonly Announcement[]): Promise<void> {
    const waiting = new Map(announcements.map((tags) => [JSON.stringify(tags), tags]));
    for (const [key, tags] of waiting) this.#refused.set(key, tags);
    const entries = [...waiting];
    while (entries.length > 0) {
      const answers = await Promise.all(
        entries.splice(0, triedAtOnce).map(async ([key, tags]) => {
          const isTaken = await this.#take(tags);
          this.#refused.delete(key);
          if (!isTaken) this.#refused.set(key, tags);
          return isTaken;
        }),
      );
      if (!answers.includes(true)) break;
    }
  }

  async #take(tags: readonly string[]): Promise<boolean> {
    try {
      return await this.takeOver([...new Set(tags)]);
    } catch (error) {
      console.error('instances: an announcement could not be taken over', error);
      return false;
    }
  }
}
