import type { Redis } from 'ioredis';

/** The few commands that the instances use, in memory. What waits in Redis answers at once here. */
export class FakeRedis {
  readonly values = new Map<string, string>();
  readonly sets = new Map<string, Set<string>>();
  stream: [string, string[]][] = [];
  private count = 0;
  /** Why every command fails. */
  problem: string | undefined;
  clock: [string, string] = ['1800000000', '500000'];

  private check(): void {
    if (this.problem) throw new Error(this.problem);
  }

  xadd = async (_key: string, ...args: unknown[]) => {
    this.check();
    this.count += 1;
    const id = `${this.count}-0`;
    this.stream.push([id, args.slice(args.indexOf('*') + 1).map(String)]);
    return id;
  };

  xread = async (...args: unknown[]) => {
    this.check();
    const position = Number.parseInt(String(args.at(-1)));
    const entries = this.stream.filter(([id]) => Number.parseInt(id) > position);
    return entries.length > 0 ? [['stream', entries]] : null;
  };

  xrange = async (_key: string, start: string) => {
    this.check();
    return this.stream.filter(([id]) => id === start);
  };

  xrevrange = async () => {
    this.check();
    return this.stream.slice(-1);
  };

  /** Loses everything, as a Redis without persistence does when it restarts. */
  flush(): void {
    this.values.clear();
    this.sets.clear();
    this.stream = [];
  }

  pipeline = () => {
    const results: unknown[] = [];
    const set = (key: string) => this.sets.get(key) ?? this.sets.set(key, new Set()).get(key);
    const steps = {
      get: (key: string) => this.values.get(key) ?? null,
      set: (key: string, value: string) => (this.values.set(key, value), 'OK'),
      sadd: (key: string, id: string) => set(key)?.add(id).size,
      srem: (key: string, ...ids: string[]) => ids.filter((id) => set(key)?.delete(id)).length,
      smembers: (key: string) => [...(set(key) ?? [])],
      time: () => this.clock,
    };
    const chain: Record<string, unknown> = {
      exec: async () => {
        if (this.problem) return [[new Error(this.problem), undefined]];
        return results.map((result) => [null, result]);
      },
    };
    for (const [name, step] of Object.entries(steps)) {
      chain[name] = (...args: never[]) => {
        results.push((step as (...values: never[]) => unknown)(...args));
        return chain;
      };
    }
    return chain;
  };

  get asClient(): Redis {
    return this as unknown as Redis;
  }
}
