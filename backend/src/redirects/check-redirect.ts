import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { isPublication } from '../editing/checks/is-publication';
import { readRuntimeEnv } from '../runtime-env';
import { message, type MessageKey } from '../validation/messages';
import { addressesOfPages } from './addresses-of-pages';
import { writePublished } from './keep-version';
import { normalizeFrom, normalizeTo } from './normalize-address';
import { isAllowedTarget, leadsOutside } from './outside';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from './read-redirects';
import { enter, RedirectLoop } from './redirect-table';

type Data = Partial<StoredRedirect> & { _status?: string };

/** Normalises addresses; invalid ones are left for the validators. */
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

/** Only administrators may redirect to another site, and only to listed hosts. */
function checkTarget(to: string, req: PayloadRequest): void {
  const isByEditor = Boolean(req.user) && req.user?.role !== 'admin';
  const isRefused = !isAllowedTarget(to, readRuntimeEnv().redirectHosts) || (leadsOutside(to) && isByEditor);
  if (isRefused) refuse('redirectHost', 'to', req);
}

/**
 * Refuses a redirect that makes a loop, hides a page or leads to a host that is not listed, drafts included. A
 * published one is stored with its final target. Redirects that are to lead there too are kept for `moveDependents`.
 */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Data;
  const row = { permanent: true, source: 'manual', ...before, ...data } as StoredRedirect;
  // The fields' validators run after this hook and report invalid addresses.
  if (!normalizeFrom(String(row.from)) || !normalizeTo(String(row.to), undefined)) return data;
  checkTarget(row.to, req);
  const table = await readRedirects(req);
  for (const { id, from } of [...table.values()]) if (before.id !== undefined && id === before.id) table.delete(from);
  if (table.size >= MAX_REDIRECTS) refuse('redirectLimit', 'from', req);
  if (table.has(row.from)) refuse('redirectTaken', 'from', req);
  if ((await addressesOfPages([row.from], req)).size > 0) refuse('redirectPage', 'from', req);
  try {
    const rows = enter(table, [row]);
    if (!isPublication(data, req)) return data;
    req.context.redirectDependents = rows.filter(({ from }) => from !== row.from);
    return { ...data, to: rows.find(({ from }) => from === row.from)?.to ?? row.to };
  } catch (error) {
    if (error instanceof RedirectLoop) refuse('redirectLoop', 'to', req);
    throw error;
  }
};

/** Updates the redirects that led to the start of the one just published to its target, unless it is temporary. */
export const moveDependents: CollectionAfterChangeHook = async ({ req }) => {
  const dependents = (req.context.redirectDependents ?? []) as StoredRedirect[];
  delete req.context.redirectDependents;
  for (const row of dependents) await writePublished(req, row);
};
