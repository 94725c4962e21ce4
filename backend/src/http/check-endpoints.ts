import type { Endpoint, FlattenedField, PayloadHandler, PayloadRequest, SanitizedConfig } from 'payload';
import { NotFound } from 'payload';
import { checkQuery } from './query/check-query';
import { readBody } from './read-body';

interface Owner {
  slug: string;
  endpoints: Omit<Endpoint, 'root'>[] | false;
  auth?: { verify?: unknown };
  flattenedFields: FlattenedField[];
  versions?: unknown;
}

/** The largest number that both databases keep as an id. */
const MAX_ID = 2_147_483_647;

/** A token, in the path of Payload's call that confirms an address. */
const tokenPath = '/verify/:id';

function checkId({ path }: Pick<Endpoint, 'path'>, req: PayloadRequest): void {
  const id = req.routeParams?.id;
  if (id === undefined || path === tokenPath || req.payload.db.defaultIDType !== 'number') return;
  if (!/^\d{1,10}$/.test(String(id)) || Number(id) > MAX_ID) throw new NotFound(req.t);
}

/**
 * Calls that Payload has for every collection, and that only some have the columns for. One preference cannot be
 * deleted at all: the query for it names a column that there is not (Payload 3.90), and nothing asks for it.
 */
function isMissing({ path, method }: Omit<Endpoint, 'root'>, { slug, versions, auth }: Owner): boolean {
  if (path.startsWith('/versions')) return !versions;
  if (path === tokenPath) return !auth?.verify;
  return slug === 'payload-preferences' && path === '/:key' && method === 'delete';
}

function checked(endpoint: Omit<Endpoint, 'root'>, owner: Owner): PayloadHandler {
  return async (req) => {
    if (isMissing(endpoint, owner)) throw new NotFound(req.t);
    checkId(endpoint, req);
    const override = req.data as Record<string, unknown> | undefined;
    checkQuery({ ...req.query, ...(req.method === 'GET' && override) }, owner.flattenedFields);
    if (/^(?:post|patch|put)$/.test(endpoint.method)) await readBody(req);
    return endpoint.handler(req);
  };
}

/**
 * Puts a check before every call that Payload itself answers: an id is a number, a parameter is of its kind, a body can
 * be read. Calls of our own check what they are sent themselves.
 *
 * @param own the calls of our own, which the configuration was made with
 */
export function withCheckedRequests(config: SanitizedConfig, own: readonly Omit<Endpoint, 'root'>[]): SanitizedConfig {
  const ownHandlers = new Set(own.map(({ handler }) => handler));
  for (const owner of [...config.collections, ...config.globals] as Owner[]) {
    // Payload answers 501 where there are none, as if they were still to come.
    owner.endpoints ||= [];
    // A copy each: Payload shares its own between all collections.
    owner.endpoints = owner.endpoints.map((endpoint) =>
      ownHandlers.has(endpoint.handler) ? endpoint : { ...endpoint, handler: checked(endpoint, owner) },
    );
  }
  return config;
}
