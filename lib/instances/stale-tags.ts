/** How long to wait before tags are tried again that could not be taken over, in milliseconds. */
const defaultRetryMs = 2_000;

/** Tags that others have announced, until they are taken over: none is lost while the backend is away. */
export class StaleTags {
  readonly #waiting = new Set<string>();
  #running: Promise<void> | undefined;

  /**
   * @param takeOver marks what depends on the tags as stale
   * @param retryMs milliseconds
   */
  constructor(
    private readonly takeOver: (tags: readonly string[]) => Promise<boolean>,
    private readonly retryMs = defaultRetryMs,
  ) {}

  /** @returns when all that is waiting has been taken over */
  add(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#waiting.add(tag);
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const tags = [...this.#waiting];
      this.#waiting.clear();
      if (await this.#take(tags)) continue;
      for (const tag of tags) this.#waiting.add(tag);
      await new Promise((resolve) => setTimeout(resolve, this.retryMs).unref());
    }
  }

  async #take(tags: readonly string[]): Promise<boolean> {
    try {
      return await this.takeOver(tags);
    } catch (error) {
      console.error('instances: an announcement could not be taken over', error);
      return false;
    }
  }
}
