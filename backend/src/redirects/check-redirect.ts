import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { readRuntimeEnv } from '../runtime-env';
import { message, type MessageKey } from '../validation/messages';
import { normalizeFrom, normalizeTo, splitLanguage } from './normalize-address';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from './read-redirects';
import { enter, RedirectLoop } from './redirect-table';

type Data = Partial<StoredRedirect>;

/** Brings addresses into the spelling they are compared in; what is no address is left for the validators. */
export const completeRedirect: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data;
  const { from, to }: Data = data;
  return {
    ...data,
    ...(typeof from === 'string' && { from: normalizeFrom(from) ?? from }),
    ...(typeof to === 'string' && { to: normalizeTo(to, readRuntimeEnv().siteUrl) ?? to }),
  };
};

function refuse(key: MessageKey, path: keyof StoredRedirect, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'redirects', errors: [{ message: message(key, req), path }], req }, req.t);
}

/** The addresses among some, bare or under a language, at which a public page stands. */
export async function addressesOfPages(addresses: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  const isPublic: Where[] = [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }];
  // A database takes only so many values; of a whole file's addresses the pages' own are the shorter list.
  const [only] = addresses.length === 1 ? addresses : [];
  const { docs } = await req.payload.db.find<{ link: string }>({
    collection: 'pages',
    where: { and: only ? [...isPublic, { link: { equals: splitLanguage(only).bare } }] : isPublic },
    select: { link: true },
    pagination: false,
    limit: 0,
    req,
  });
  const taken = new Set(docs.map(({ link }) => link));
  return new Set(addresses.filter((address) => taken.has(splitLanguage(address).bare)));
}

/**
 * Refuses a redirect that goes in circles or hides a page, and has it lead to its end in one step. The rows that led
 * to its start are kept for `moveDependents`.
 */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = (originalDoc ?? {}) as Data;
  const row = { permanent: true, source: 'manual', ...before, ...data } as StoredRedirect;
  if (operation === 'update' && row.from === before.from && row.to === before.to) return data;
  // The fields' own validators run after this hook, and say what is wrong with what is no address.
  if (!normalizeFrom(String(row.from)) || !normalizeTo(String(row.to), undefined)) return data;
  const table = await readRedirects(req);
  if (before.from) table.delete(before.from);
  if (operation === 'create' && table.size >= MAX_REDIRECTS) refuse('redirectLimit', 'from', req);
  if (table.has(row.from)) refuse('redirectTaken', 'from', req);
  if ((await addressesOfPages([row.from], req)).size > 0) refuse('redirectPage', 'from', req);
  try {
    const rows = enter(table, [row]);
    req.context.redirectDependents = rows.filter(({ from }) => from !== row.from);
    return { ...data, to: rows.find(({ from }) => from === row.from)?.to ?? row.to };
  } catch (error) {
    if (error instanceof RedirectLoop) refuse('redirectLoop', 'to', req);
    throw error;
  }
};

/** Lets the redirects that led to the start of the one just saved lead to its end. */
export const moveDependents: CollectionAfterChangeHook = async ({ req }) => {
  const dependents = (req.context.redirectDependents ?? []) as StoredRedirect[];
  delete req.context.redirectDependents;
  for (const { id, to } of dependents) {
    if (id === undefined) continue;
    await req.payload.db.updateOne({ collection: 'redirects', id, data: { to }, req, returning: false });
  }
};
