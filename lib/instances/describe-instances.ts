import { joined } from './instances';
import { sharedRedis } from './shared-redis';

/** What an operator wants to know of the instances. */
export interface InstancesState {
  /** `ok`, `slow`, `failing` or `unreachable`; `starting` before the first attempt. */
  redis: string;
  /** Names of all that are registered, this one first. While Redis is away, the last ones known. */
  names: string[];
}

/** @returns undefined where the site runs alone */
export function describeInstances(): InstancesState | undefined {
  const { registry } = joined;
  if (!registry) return undefined;
  const { own, others } = registry;
  return { redis: sharedRedis.state ?? 'starting', names: [own, ...others].map(({ name }) => name) };
}
