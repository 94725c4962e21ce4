import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { isRecord } from '../../wire/values';

const PREFIX = 'import:';

/** What is known of something that an import wrote. */
export interface Mark {
  /** Of what was imported, so that a second run finds it unchanged, whatever editors did with it. */
  hash: string;
  /** `writing`: a run was interrupted while it wrote this. */
  state: 'writing' | 'done';
  /** Whether an import has published the page. */
  isPublished?: boolean;
}

/** Equal for equal values. */
export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Remembers what was imported, in the database's key-value store: imports can be continued and repeated. */
export class Marks {
  constructor(private readonly kv: Payload['kv']) {}

  async read(name: string): Promise<Mark | undefined> {
    const value: unknown = await this.kv.get(PREFIX + name);
    return isRecord(value) && typeof value.hash === 'string' ? (value as unknown as Mark) : undefined;
  }

  async set(name: string, mark: Mark): Promise<void> {
    await this.kv.set(PREFIX + name, mark);
  }
}
