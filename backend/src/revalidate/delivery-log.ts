import type { Problem } from './send';

interface Log {
  info: (message: string) => void;
  warn: (message: string) => void;
  error: (message: string) => void;
}

/** What the log says of the deliveries. */
export class DeliveryLog {
  private lastProblem?: string;

  constructor(private readonly log: Log) {}

  /** A failure of the database. @param what is said of the announcements */
  complain(what: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.log.error(`revalidate: announcements are ${what} (${reason})`);
  }

  /**
   * Logs once when a problem starts and once when it ends, so that a long outage does not fill the log.
   *
   * @param isAllDelivered whether nothing waits any more
   */
  report(problem: Problem | undefined, isAllDelivered: boolean): void {
    if (problem && problem.text !== this.lastProblem) {
      this.log.warn(`revalidate: ${problem.text}; what has changed is kept, and told again until it is heard`);
    }
    if (problem) this.lastProblem = problem.text;
    if (!isAllDelivered || !this.lastProblem) return;
    this.log.info('revalidate: the site has been told of everything');
    this.lastProblem = undefined;
  }

  reportReplaced(): void {
    this.log.warn('revalidate: what changed more than a day ago is told as one change of everything');
  }
}
