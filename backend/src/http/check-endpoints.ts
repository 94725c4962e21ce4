import type { Endpoint, FlattenedField, PayloadHandler, PayloadRequest, SanitizedConfig } from 'payload';
import { NotFound } from 'payload';
import { isLanguage, siteLanguages } from '../languages';
import { message } from '../validation/messages';
import { BadRequest } from './bad-request';
import { checkQuery } from './query/check-query';
import { readUploadEdits } from './query/read-upload-edits';
import { readBody } from './read-body';

interface Owner {
  slug: string;
  endpoints: Omit<Endpoint, 'root'>[] | false;
  auth?: { verify?: unknown };
  flattenedFields: FlattenedField[];
  versions?: unknown;
}

/** The largest id that both databases can store. */
const MAX_ID = 2_147_483_647;

/** Payload's call that confirms an address; its `:id` is a token and not a number. */
const tokenPath = '/verify/:id';

function checkId({ path }: Pick<Endpoint, 'path'>, req: PayloadRequest): void {
  const id = req.routeParams?.id;
  if (id === undefined || path === tokenPath || req.payload.db.defaultIDType !== 'number') return;
  if (!/^\d{1,10}$/.test(String(id)) || Number(id) > MAX_ID) throw new NotFound(req.t);
}

/**
 * Payload offers these calls for every collection, although only some have the columns for them. Deleting a preference
 * always fails, because the query names a column that does not exist (Payload 3.90), and nothing uses it.
 */
function isMissing({ path, method }: Omit<Endpoint, 'root'>, { slug, versions, auth }: Owner): boolean {
  if (path.startsWith('/versions')) return !versions;
  if (path === tokenPath) return !auth?.verify;
  return slug === 'payload-preferences' && path === '/:key' && method === 'delete';
}

/** An editor may still have a form open in a language that was taken away. */
function requireOffered(req: PayloadRequest): void {
  const { locale } = req.query;
  const isGone = typeof locale === 'string' && isLanguage(locale) && !siteLanguages().includes(locale);
  if (isGone) throw new BadRequest(message('languageGone', req));
}

function checked(endpoint: Omit<Endpoint, 'root'>, owner: Owner): PayloadHandler {
  return async (req) => {
    if (isMissing(endpoint, owner)) throw new NotFound(req.t);
    checkId(endpoint, req);
    const override = req.data as Record<string, unknown> | undefined;
    checkQuery({ ...req.query, ...(req.method === 'GET' && override) }, owner.flattenedFields);
    readUploadEdits(req.query);
    if (/^(?:post|patch|put)$/.test(endpoint.method)) {
      requireOffered(req);
      await readBody(req);
    }
    return endpoint.handler(req);
  };
}

/**
 * Adds checks to every call that Payload answers: ids are numbers, parameters have the right type, bodies can be read.
 * Our own calls check their input themselves.
 *
 * @param own our own calls from the configuration
 */
export function withCheckedRequests(config: SanitizedConfig, own: readonly Omit<Endpoint, 'root'>[]): SanitizedConfig {
  const ownHandlers = new Set(own.map(({ handler }) => handler));
  for (const owner of [...config.collections, ...config.globals] as Owner[]) {
    // Without endpoints Payload would answer 501 ("not implemented").
    owner.endpoints ||= [];
    // Copied, because Payload shares the endpoint objects between all collections.
    owner.endpoints = owner.endpoints.map((endpoint) =>
      ownHandlers.has(endpoint.handler) ? endpoint : { ...endpoint, handler: checked(endpoint, owner) },
    );
  }
  return config;
}
