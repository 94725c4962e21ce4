import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

/** An instance of the site. */
export interface Instance {
  id: string;
  /** What editors and operators read: its machine and port. */
  name: string;
  /** Where the other instances reach it: an origin. */
  url: string;
}

/** How long a registration is valid without a further heartbeat, in milliseconds. */
const validMs = 10_000;

/** The value of a registration that was taken back. */
const left = 'left';

type Client = Pick<Redis, 'pipeline'>;

function parse(text: string): Instance | undefined {
  try {
    const { id, name, url } = JSON.parse(text) as Partial<Instance>;
    return typeof id === 'string' && typeof name === 'string' && URL.canParse(url ?? '')
      ? { id, name, url: String(url) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The results of a pipeline. @throws the first error among them */
async function run(pipeline: ReturnType<Redis['pipeline']>): Promise<unknown[]> {
  const results = (await pipeline.exec()) ?? [];
  const failure = results.find(([error]) => error)?.[0];
  if (failure) throw failure;
  return results.map(([, result]) => result);
}

/** The instances that are there, by their heartbeats. Redis counts the time, so that no instance's clock matters. */
export class Registry {
  readonly own: Instance;
  #others = new Map<string, Instance>();
  /** Until then no other one is taken for gone; as of `performance.now()`. */
  #graceUntil = 0;
  #isFirst = true;
  /** The instances whose registration is not understood: of another version, which runs beside this one. */
  readonly #unknown = new Set<string>();

  /**
   * @param client of Redis
   * @param keyOf the name of a key
   */
  constructor(
    private readonly client: Client,
    private readonly keyOf: (...parts: string[]) => string,
    own: Omit<Instance, 'id'>,
  ) {
    this.own = { id: randomUUID(), ...own };
  }

  /** The other instances, as of the last heartbeat that succeeded. */
  get others(): readonly Instance[] {
    return [...this.#others.values()];
  }

  readonly #key = (id: string) => this.keyOf('instance', id);

  /**
   * Registers this instance for ten more seconds, and learns of the others.
   *
   * @returns Redis' time minus this machine's, in milliseconds
   * @throws if Redis does not answer or does not take it
   */
  async beat(): Promise<number> {
    const { id } = this.own;
    const [all, own] = [this.keyOf('instances'), this.#key(id)];
    const first = this.client.pipeline().get(own).set(own, JSON.stringify(this.own), 'PX', validMs).sadd(all, id);
    const [former, , , time, ids] = await run(first.time().smembers(all));
    const clockOffset = this.#offsetOf(time as [string, string]);
    // Redis has lost this registration, or did not take it for a while: the others may be registering again too.
    if (former === null && !this.#isFirst) this.#graceUntil = performance.now() + validMs;
    this.#isFirst = false;
    await this.#learn((ids as string[]).filter((other) => other !== id));
    return clockOffset;
  }

  #offsetOf([seconds, microseconds]: [string, string]): number {
    return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000) - Date.now();
  }

  async #learn(ids: readonly string[]): Promise<void> {
    const known = new Set([...ids, ...this.#others.keys()]);
    if (known.size === 0) return;
    const reads = this.client.pipeline();
    for (const id of known) reads.get(this.#key(id));
    const texts = (await run(reads)) as (string | null)[];
    const gone: string[] = [];
    for (const [index, id] of [...known].entries()) {
      const text = texts[index] ?? undefined;
      const instance = text === undefined ? undefined : parse(text);
      if (instance) this.#others.set(id, instance);
      else if (text === left || (text === undefined && performance.now() >= this.#graceUntil)) {
        this.#others.delete(id);
        gone.push(id);
      } else if (text !== undefined) this.#warn(id, text);
    }
    if (gone.length > 0) await run(this.client.pipeline().srem(this.keyOf('instances'), ...gone));
  }

  #warn(id: string, text: string): void {
    if (this.#unknown.has(id)) return;
    this.#unknown.add(id);
    console.warn(`instances: a registration is not understood, so nobody waits for it: ${text.slice(0, 200)}`);
  }

  /** Takes the registration back, so that nobody waits for this instance until it expires. */
  async leave(): Promise<void> {
    await run(this.client.pipeline().set(this.#key(this.own.id), left, 'PX', validMs));
  }
}
