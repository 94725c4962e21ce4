import client from 'prom-client';

import { meter } from './meter.mjs';
import { CounterTally, HistogramTally, type Labels } from './tallies';

/** Upper bounds in seconds: from a kept page to a backend that hangs. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A number, or one for each value of the gauge's label. */
type Reading = number | Record<string, number>;

/**
 * The metrics of a process, in Prometheus' format, those of Node included: memory, event-loop lag, garbage collection.
 */
export class Metrics {
  readonly #registry = new client.Registry();
  readonly #counters = new Map<string, CounterTally>();
  readonly #histograms = new Map<string, HistogramTally>();

  constructor() {
    client.collectDefaultMetrics({ register: this.#registry });
  }

  /** Has what other bundles count arrive here. */
  open(): this {
    meter.sink = {
      count: (name, labels) => this.count(name, labels),
      observe: (name, labels, seconds) => this.observe(name, labels, seconds),
    };
    return this;
  }

  counter(name: string, help: string, ...labelNames: string[]): this {
    this.#counters.set(name, new CounterTally(name, help, labelNames, this.#registry));
    return this;
  }

  /** @param name ends with `_seconds` */
  histogram(name: string, help: string, ...labelNames: string[]): this {
    this.#histograms.set(name, new HistogramTally(name, help, labelNames, buckets, this.#registry));
    return this;
  }

  /**
   * @param read the value at the time of a scrape; one that fails leaves the gauge out
   * @param label of the readings, where there are several
   */
  gauge(
    name: string,
    help: string,
    read: () => Reading | undefined | Promise<Reading | undefined>,
    label?: string,
  ): this {
    const labelNames = label === undefined ? [] : [label];
    const collect = async () => {
      gauge.reset();
      const reading = await Promise.resolve()
        .then(read)
        .catch(() => undefined);
      if (typeof reading === 'number') gauge.set(reading);
      else for (const [value, number] of Object.entries(reading ?? {})) gauge.set({ [label ?? 'kind']: value }, number);
      // Without a reading, the absence of the value says so.
      if (reading === undefined) gauge.remove();
    };
    const gauge = new client.Gauge({ name, help, labelNames, registers: [this.#registry], collect });
    return this;
  }

  count(name: string, labels: Labels): void {
    this.#counters.get(name)?.add(labels);
  }

  observe(name: string, labels: Labels, seconds: number): void {
    this.#histograms.get(name)?.add(labels, seconds);
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
