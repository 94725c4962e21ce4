import client, { type Counter, type Registry } from 'prom-client';

export type Labels = Record<string, string>;

/** A value for each combination of labels, found without what the library does for each number: check, sort, hash. */
class ByLabels<T> {
  readonly #values = new Map<string, { labels: Labels; value: T }>();

  constructor(
    private readonly labelNames: readonly string[],
    private readonly make: () => T,
  ) {
    if (labelNames.length === 0) this.at({});
  }

  /** @throws {Error} for a label that is none of the metric's, the first time that its combination is seen */
  at(labels: Labels): T {
    let key = '';
    for (const name of this.labelNames) key += `${labels[name] ?? ''}\n`;
    return (this.#values.get(key) ?? this.#add(key, labels)).value;
  }

  #add(key: string, labels: Labels) {
    const unknown = Object.keys(labels).find((name) => !this.labelNames.includes(name));
    if (unknown !== undefined) throw new Error(`label ${unknown} is none of ${this.labelNames.join(', ')}`);
    const entry = { labels: { ...labels }, value: this.make() };
    this.#values.set(key, entry);
    return entry;
  }

  [Symbol.iterator]() {
    return this.#values.values();
  }
}

/** Counts, and tells the library when the metrics are read: a number costs a tenth of what it takes there. */
export class CounterTally {
  readonly #counts: ByLabels<{ unread: number }>;

  constructor(name: string, help: string, labelNames: readonly string[], registry: Registry) {
    this.#counts = new ByLabels(labelNames, () => ({ unread: 0 }));
    const collect = (): void => this.#tell(counter);
    const counter: Counter = new client.Counter({ name, help, labelNames, registers: [registry], collect });
  }

  #tell(counter: Counter): void {
    for (const { labels, value } of this.#counts) {
      counter.inc(labels, value.unread);
      value.unread = 0;
    }
  }

  add(labels: Labels): void {
    this.#counts.at(labels).unread += 1;
  }
}

/**
 * Times in buckets. The library takes them one by one, so this is a metric of its own in the registry, which asks it for
 * its values as it asks those of the library.
 */
export class HistogramTally {
  readonly #times: ByLabels<{ buckets: number[]; sum: number; count: number }>;

  /** @param bounds upper bounds of the buckets, rising; seconds */
  constructor(
    readonly name: string,
    readonly help: string,
    labelNames: readonly string[],
    private readonly bounds: readonly number[],
    registry: Registry,
  ) {
    this.#times = new ByLabels(labelNames, () => ({ buckets: bounds.map(() => 0), sum: 0, count: 0 }));
    registry.registerMetric(this as unknown as client.Metric);
  }

  /** @param seconds that something took */
  add(labels: Labels, seconds: number): void {
    const times = this.#times.at(labels);
    const bucket = this.bounds.findIndex((bound) => seconds <= bound);
    if (bucket !== -1) times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
    times.sum += seconds;
    times.count += 1;
  }

  /** Each bucket counts those below it as well, as Prometheus wants. */
  #values() {
    return [...this.#times].flatMap(({ labels, value: { buckets, sum, count } }) => {
      let below = 0;
      const ofBuckets = this.bounds.map((bound, index) => {
        below += buckets[index] ?? 0;
        return { metricName: `${this.name}_bucket`, labels: { le: String(bound), ...labels }, value: below };
      });
      return [
        ...ofBuckets,
        { metricName: `${this.name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
        { metricName: `${this.name}_sum`, labels, value: sum },
        { metricName: `${this.name}_count`, labels, value: count },
      ];
    });
  }

  /** What the registry asks for when the metrics are read. */
  get() {
    const { name, help } = this;
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values: this.#values() });
  }
}
