/** What became of one thing. `left`: not written, with the reason. */
export type Outcome = 'new' | 'changed' | 'unchanged' | 'left';

export interface Left {
  kind: string;
  /** What it is called where it came from. */
  name: string;
  reason: string;
}

/** Counts what arrives, and lists what does not. */
export class Report {
  private readonly counts = new Map<string, Record<Outcome, number>>();
  readonly left: Left[] = [];
  /** What arrives, but not as it was. */
  readonly notes: string[] = [];

  count(kind: string, outcome: Exclude<Outcome, 'left'>, times = 1): void {
    this.countsOf(kind)[outcome] += times;
  }

  leave(kind: string, name: string, reason: string): void {
    this.countsOf(kind).left += 1;
    this.left.push({ kind, name, reason });
  }

  note(text: string): void {
    this.notes.push(text);
  }

  private countsOf(kind: string): Record<Outcome, number> {
    const known = this.counts.get(kind) ?? { new: 0, changed: 0, unchanged: 0, left: 0 };
    this.counts.set(kind, known);
    return known;
  }

  /** The counts of each kind, with how much of it has arrived, in percent. */
  get table(): Record<string, Record<Outcome | 'percent', number>> {
    const rows = [...this.counts].map(([kind, counts]) => {
      const arrived = counts.new + counts.changed + counts.unchanged;
      const percent = Math.floor((1000 * arrived) / Math.max(1, arrived + counts.left)) / 10;
      return [kind, { ...counts, percent }] as const;
    });
    return Object.fromEntries(rows);
  }

  toJSON() {
    return { table: this.table, left: this.left, notes: this.notes };
  }

  /** For a terminal. */
  lines(): string[] {
    const rows = Object.entries(this.table).map(
      ([kind, { percent, ...counts }]) =>
        `  ${kind.padEnd(12)} ${String(percent).padStart(5)} %  ${Object.entries(counts)
          .map(([name, count]) => `${count} ${name}`)
          .join(', ')}`,
    );
    const left = this.left.map(({ kind, name, reason }) => `  ${kind} ${name}: ${reason}`);
    return [
      ...rows,
      ...(this.notes.length > 0 ? ['Arrived, but not as it was:', ...this.notes.map((note) => `  ${note}`)] : []),
      ...(left.length > 0 ? ['Left:', ...left] : []),
    ];
  }
}
