import { until } from '../backends/client.mjs';
import { makePage } from '../backends/saves.mjs';
import { agentFor, ask } from '../visitors.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

/** How long a publication may take until it counts as lost, in milliseconds. */
const lostMs = 30_000;

/** The address of visitors who look at one page again and again; others are the visitors of pages. */
const watcherIndex = 100;

/**
 * Every address that visitors may get a page from.
 *
 * @param {Cluster} cluster
 * @returns {{ name: string, url: string }[]}
 */
export const placesOf = ({ sites, settings }) => [
  ...sites.map(({ name, url }) => ({ name, url })),
  { name: 'nginx', url: settings?.siteUrl ?? '' },
];

/** A page that is published again and again, and looked at everywhere. */
export class Publications {
  #cluster;
  #admin;
  #key;
  #id = 0;
  #count = 0;
  /** Milliseconds from the click until every place shows it. @type {number[]} */
  times = [];
  /** The same for each place. @type {Map<string, number[]>} */
  timesOf = new Map();

  /** @param {Cluster} cluster @param {string} admin a session of the admin @param {string} key of the page */
  constructor(cluster, admin, key) {
    this.#cluster = cluster;
    this.#admin = admin;
    this.#key = key;
  }

  /** Makes the page, and waits until it is everywhere. */
  async create() {
    this.#id = await makePage(this.#cluster.clients[0], this.#admin, this.#key, { title: this.#title });
    await this.#see();
  }

  get #title() {
    return `Yayın no ${this.#count}.`;
  }

  /** Publishes through a backend, without looking. @param {number} index of the backend */
  async publish(index = this.#count % 2) {
    this.#count += 1;
    const headers = { authorization: `JWT ${this.#admin}` };
    const body = { title: this.#title, _status: 'published' };
    const { status } = await (this.#cluster.clients[index] ?? this.#cluster.clients[0]).send(
      `pages/${this.#id}`,
      body,
      headers,
      'PATCH',
    );
    if (status !== 200) throw new Error(`publishing through backend ${index + 1} gives ${status}`);
  }

  /** Publishes, and notes when it is public in each place. */
  async measure() {
    const begun = performance.now();
    await this.publish();
    const saveMs = performance.now() - begun;
    const seen = await this.#see();
    for (const { name, ms } of seen) this.timesOf.set(name, [...(this.timesOf.get(name) ?? []), saveMs + ms]);
    this.times.push(saveMs + Math.max(...seen.map(({ ms }) => ms)));
  }

  /** Waits until every place shows the last publication. @returns {Promise<number>} milliseconds */
  async untilEverywhere() {
    return Math.max(...(await this.#see()).map(({ ms }) => ms));
  }

  /** Waits until one of the places shows the last publication. */
  async untilSomewhere() {
    await Promise.any(this.#looks());
  }

  #see() {
    return Promise.all(this.#looks());
  }

  #looks() {
    return placesOf(this.#cluster).map(async ({ name, url }, index) => {
      const agent = agentFor(url, watcherIndex + index);
      const shows = async () => (await ask(`${url}/page/${this.#key}`, agent)).body.includes(this.#title);
      try {
        const what = `${name} shows publication ${this.#count}`;
        return { name, ms: (await until(() => shows().catch(() => false), what, lostMs)).ms };
      } finally {
        agent.destroy();
      }
    });
  }
}

/**
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} the value that this share of them does not exceed, rounded
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN);
}
