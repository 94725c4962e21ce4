/** A bounded queue that runs equal jobs once, and jobs that somebody waits for before background jobs. */
export class PictureQueue<Job, Result> {
  private readonly running = new Map<string, Promise<Result>>();
  private readonly wanted = new Map<
    string,
    { job: Job; resolve: (result: Promise<Result>) => void; turn: Promise<Result> }
  >();
  private readonly later = new Map<string, Job>();

  /**
   * @param run runs one job
   * @param limits how many run at a time, how many may wait, and how many background jobs may be kept
   */
  constructor(
    private readonly run: (job: Job) => Promise<Result>,
    private readonly limits: { parallel: number; waiting: number; later: number },
  ) {}

  /**
   * Runs a job for somebody who waits.
   *
   * @param key identifies the job
   * @returns undefined when too many are waiting
   */
  enqueue(key: string, job: Job): Promise<Result> | undefined {
    const known = this.running.get(key) ?? this.wanted.get(key)?.turn;
    if (known) return known;
    if (this.wanted.size >= this.limits.waiting) return undefined;
    this.later.delete(key);
    let resolve: (result: Promise<Result>) => void = () => undefined;
    const turn = new Promise<Result>((done) => (resolve = done));
    this.wanted.set(key, { job, resolve, turn });
    this.next();
    return turn;
  }

  /** Runs a job when nobody waits for another. Jobs beyond the limit are dropped. */
  enqueueInBackground(key: string, job: Job): void {
    const isKnown = this.running.has(key) || this.wanted.has(key) || this.later.has(key);
    if (isKnown || this.later.size >= this.limits.later) return;
    this.later.set(key, job);
    this.next();
  }

  /** How many jobs run, are waited for, and are left for later. */
  get size(): { running: number; waiting: number; later: number } {
    return { running: this.running.size, waiting: this.wanted.size, later: this.later.size };
  }

  private next(): void {
    for (const [key, { job, resolve }] of this.wanted) {
      if (this.running.size >= this.limits.parallel) return;
      this.wanted.delete(key);
      resolve(this.start(key, job));
    }
    const [first] = this.later;
    if (!first || this.running.size > 0) return;
    this.later.delete(first[0]);
    this.start(...first).catch(() => undefined);
  }

  private start(key: string, job: Job): Promise<Result> {
    const done = this.run(job).finally(() => {
      this.running.delete(key);
      this.next();
    });
    this.running.set(key, done);
    return done;
  }
}
