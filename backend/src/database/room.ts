/** Lets a bounded number of tasks run at once; the others wait, in the order of their arrival. */
export class Room {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(size: number) {
    this.free = size;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
