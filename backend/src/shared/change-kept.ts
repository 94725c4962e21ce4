import type { Payload } from 'payload';
import { inLine } from '../database/in-turn';
import { poolOf } from '../database/queries';
import { hashToken } from '../forms/secrets';

const PREFIX = 'short-lived:';

/** Each try that fails is one in which another process changed the same key. */
const TRIES = 50;

/** What a step decides. */
interface Outcome<T, R> {
  /** What is kept from now on; undefined removes it, the value itself leaves everything as it is. */
  keep: T | undefined;
  /** For how long, in milliseconds. */
  lifeMs?: number;
  result: R;
}

/**
 * @param kept what is kept under the key, unless its time is over
 * @param now the database's clock, in milliseconds since 1970: those of the processes may differ
 */
export type Step<T, R> = (kept: T | undefined, now: number) => Outcome<T, R>;

interface Row {
  now: number;
  data: { value: unknown; expiresAt: number } | null;
}

/** Names have addresses and codes in them, which nobody is to read in the database. */
const keyOf = (kind: string, name: string) => `${PREFIX}${kind}:${hashToken(name)}`;

/**
 * Reads and changes what all processes share for a short time, in one step: of two that change the same at the same
 * moment, one sees what the other has made. For PostgreSQL; on SQLite one process has it in memory.
 *
 * @param kind separates the uses
 * @returns the step's result
 */
export function changeKept<T, R>(
  payload: Payload,
  { kind, name }: { kind: string; name: string },
  step: Step<T, R>,
): Promise<R> {
  const key = keyOf(kind, name);
  return inLine(key, async () => {
    for (let time = 0; time < TRIES; time += 1) {
      const done = await tryStep(payload, key, step);
      if (done) return done.result;
    }
    throw new Error(`${kind}: others keep changing it`);
  });
}

async function tryStep<T, R>(payload: Payload, key: string, step: Step<T, R>): Promise<{ result: R } | undefined> {
  const { query } = poolOf(payload);
  const { rows } = await query<Row>(
    `select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now, payload_kv.data
     from (values (1)) as one left join payload_kv on payload_kv.key = $1`,
    [key],
  );
  const { now = Date.now(), data = null } = rows[0] ?? {};
  const kept = data && data.expiresAt > now ? (data.value as T) : undefined;
  const { keep, lifeMs = 0, result } = step(kept, now);
  if (keep === kept && (keep !== undefined || data === null)) return { result };
  const before = data && JSON.stringify(data);
  const after = keep === undefined ? undefined : JSON.stringify({ value: keep, expiresAt: now + lifeMs });
  const { rowCount } = await write(query, key, before, after);
  return rowCount === 1 ? { result } : undefined;
}

type Query = ReturnType<typeof poolOf>['query'];

function write(query: Query, key: string, before: string | null, after: string | undefined) {
  if (before === null)
    return query('insert into payload_kv (key, data) values ($1, $2::jsonb) on conflict (key) do nothing', [
      key,
      after,
    ]);
  if (after === undefined) return query('delete from payload_kv where key = $1 and data = $2::jsonb', [key, before]);
  return query('update payload_kv set data = $2::jsonb where key = $1 and data = $3::jsonb', [key, after, before]);
}

/** Removes what is over. @returns how many */
export async function removeExpired(payload: Payload): Promise<number> {
  const { rowCount } = await poolOf(payload).query(
    `delete from payload_kv where key like '${PREFIX}%'
     and (data->>'expiresAt')::numeric < extract(epoch from clock_timestamp()) * 1000`,
    [],
  );
  return rowCount ?? 0;
}
