/** Thrown instead of a wait in a full queue. */
export class TooManyWaiting extends Error {}

/**
 * Lets a bounded number of password hashes run at once. The others wait: first those of known users, in the order of
 * their arrival, then those of strangers, of whom a bounded number may wait.
 */
export class HashTurns {
  private running = 0;
  private readonly known: (() => void)[] = [];
  private readonly strangers: (() => void)[] = [];

  constructor(private readonly limits: { parallel: number; waitingStrangers: number }) {}

  /** @throws TooManyWaiting without running the task */
  async run<T>(isKnown: boolean, task: () => Promise<T>): Promise<T> {
    await this.enter(isKnown);
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private async enter(isKnown: boolean): Promise<void> {
    if (this.running < this.limits.parallel) {
      this.running += 1;
      return;
    }
    if (!isKnown && this.strangers.length >= this.limits.waitingStrangers) throw new TooManyWaiting();
    await new Promise<void>((resolve) => (isKnown ? this.known : this.strangers).push(resolve));
  }

  /** Passes the place on, so that nobody who comes in between can take it. */
  private leave(): void {
    const next = this.known.shift() ?? this.strangers.shift();
    if (next) next();
    else this.running -= 1;
  }
}
