/** More keys do not wait: what is left out is asked for again some time. */
const maxWaiting = 1000;

/**
 * Work that can wait, one piece after the other, so that the threads that read files stay free. Only keys wait: what
 * they stand for may be gone when their turn comes.
 */
export class LaterWork {
  readonly #waiting = new Set<string>();
  #isRunning = false;

  /** @param work done for a key when its turn has come */
  constructor(private readonly work: (key: string) => Promise<void>) {}

  add(key: string): void {
    if (this.#waiting.size >= maxWaiting) return;
    this.#waiting.add(key);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // A set's iteration also comes to what is added meanwhile.
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      await this.work(key).catch((error: unknown) => console.error(error));
    }
    this.#isRunning = false;
  }
}
