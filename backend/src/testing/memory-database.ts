import type { PayloadRequest } from 'payload';

export type Row = Record<string, unknown>;
type Condition = { equals: unknown } | { in: unknown[] } | { exists: boolean } | { contains: string };
type Where = { and: Where[] } | { or: Where[] } | Record<string, Condition>;

interface Query {
  collection: string;
  where?: Where;
  select?: Record<string, boolean>;
  sort?: string;
  limit?: number;
  req?: unknown;
}

const read = (row: Row, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row);

function matches(row: Row, where: Where = {}): boolean {
  if ('and' in where && Array.isArray(where.and)) return where.and.every((part: Where) => matches(row, part));
  if ('or' in where && Array.isArray(where.or)) return where.or.some((part: Where) => matches(row, part));
  return Object.entries(where as Record<string, Condition>).every(([path, condition]) => {
    const value = read(row, path);
    if ('in' in condition) return condition.in.includes(value);
    if ('exists' in condition) return (value !== undefined && value !== null) === condition.exists;
    if ('contains' in condition) return String(value ?? '').includes(condition.contains);
    return value === condition.equals;
  });
}

function order(rows: Row[], sort = 'id'): Row[] {
  const name = sort.replace(/^-/, '');
  const sorted = rows.toSorted((a, b) => (String(read(a, name)) < String(read(b, name)) ? -1 : 1));
  return sort.startsWith('-') ? sorted.reverse() : sorted;
}

/** Like the real layer: rows include their id, and there are ten at most unless another limit is given. */
function take(rows: Row[], { where, select, sort, limit = 10 }: Query): Row[] {
  const found = order(
    rows.filter((row) => matches(row, where)),
    sort,
  );
  const some = limit === 0 ? found : found.slice(0, limit);
  if (!select) return some.map((row) => ({ ...row }));
  const names = ['id', ...Object.keys(select).filter((name) => select[name])];
  return some.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}

/**
 * A stub of Payload's database layer for tests of hooks: rows and versions in memory. Every call must pass the request,
 * because on PostgreSQL a call without it is outside the request's transaction.
 */
export class MemoryDatabase {
  readonly sessions = {};
  readonly versions: Record<string, Row[]> = {};
  readonly req: PayloadRequest;
  readonly logged: string[] = [];
  #nextId = 1000;

  constructor(
    readonly rows: Record<string, Row[]> = {},
    request: object = {},
  ) {
    const log = (text: string) => this.logged.push(text);
    const payload = { db: this, logger: { info: log, warn: log, error: log } };
    const defaults = { context: {}, query: {}, i18n: { language: 'en' } };
    this.req = { ...defaults, payload, ...request } as unknown as PayloadRequest;
  }

  #in(store: Record<string, Row[]>, collection: string, req: unknown): Row[] {
    if (req !== this.req) throw new Error(`${collection}: a call without the request`);
    return (store[collection] ??= []);
  }

  async find(query: Query) {
    return { docs: take(this.#in(this.rows, query.collection, query.req), query) };
  }

  async findOne(query: Query) {
    return (await this.find({ ...query, limit: 1 })).docs[0] ?? null;
  }

  async findVersions(query: Query) {
    return { docs: take(this.#in(this.versions, query.collection, query.req), query) };
  }

  async create({ collection, data, req }: { collection: string; data: Row; req: unknown }) {
    const row: Row = { id: this.#nextId++, ...data };
    this.#in(this.rows, collection, req).push(row);
    return { ...row };
  }

  async updateOne({ collection, id, data, req }: { collection: string; id: unknown; data: Row; req: unknown }) {
    const row = this.#in(this.rows, collection, req).find((one) => one.id === id);
    if (!row) throw new Error(`${collection}: no ${String(id)}`);
    Object.assign(row, data);
  }

  async createVersion({ collectionSlug, versionData, req, ...rest }: Row & { collectionSlug: string }) {
    this.#in(this.versions, collectionSlug, req).push({ ...rest, version: versionData });
  }

  async deleteMany({ collection, where, req }: Query) {
    const rows = this.#in(this.rows, collection, req);
    this.rows[collection] = rows.filter((row) => !matches(row, where));
  }

  async deleteVersions({ collection, where, req }: Query) {
    const rows = this.#in(this.versions, collection, req);
    this.versions[collection] = rows.filter((row) => !matches(row, where));
  }
}
