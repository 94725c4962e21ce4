/** Lets a bounded number of tasks run at once; the others wait, in the order of their arrival. */
export class Room {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(size: number) {
    this.free = size;
  }

  /**
   * Waits for a place.
   *
   * @param waitMs for how long at most; for ever if it is left out
   * @returns what gives the place up again. It may be called more than once
   * @throws if no place became free in time
   */
  async enter(waitMs?: number): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await this.wait(waitMs);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await task();
    } finally {
      leave();
    }
  }

  private wait(waitMs?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer =
        waitMs === undefined
          ? undefined
          : setTimeout(() => {
              this.waiting.splice(this.waiting.indexOf(enter), 1);
              reject(new Error(`no place became free within ${waitMs} ms`));
            }, waitMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(enter);
    });
  }
}
