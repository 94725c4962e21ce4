import { setImmediate } from 'node:timers/promises';
import { getTranslation } from '@payloadcms/translations';
import type { PayloadHandler, PayloadRequest, Where } from 'payload';

type Id = number | string;

/** The documents whose changes are made one after another. */
export interface Documents {
  collection: 'pages' | 'redirects';
  /** Runs a task in the turn of a document, and rolls back what it wrote if it fails. */
  inTurn: <T>(req: PayloadRequest, id: Id, task: () => Promise<T>) => Promise<T>;
}

interface Failure {
  id: Id;
  isPublic: boolean;
  message: string;
}

/** What Payload's calls for several documents answer. */
interface Answer {
  docs: unknown[];
  errors: Failure[];
}

/** Does what is to be done with one document. */
type Step = (req: PayloadRequest, id: Id) => Promise<Answer>;

/** Rolls back what was written of a document before it failed. */
class NotDone extends Error {
  constructor(readonly errors: Failure[]) {
    super('one of several could not be changed');
  }
}

const isDraft = ({ query }: PayloadRequest) => String(query.draft) === 'true';

/** Payload takes JSON as well. */
function conditionOf({ query: { where } }: PayloadRequest): Where | undefined {
  return typeof where === 'string' && where ? (JSON.parse(where) as Where) : (where as Where | undefined) || undefined;
}

async function findIds(
  req: PayloadRequest,
  collection: Documents['collection'],
  where: Where,
  isUpdate: boolean,
): Promise<Id[]> {
  const { payload, query, user, locale } = req;
  const { docs } = await payload.find({
    collection,
    where,
    draft: isUpdate && isDraft(req),
    select: {},
    depth: 0,
    // Payload's deletion knows neither.
    limit: isUpdate ? Number(query.limit) || 0 : 0,
    sort: isUpdate ? (query.sort as string[] | undefined)?.toString().split(',') : undefined,
    pagination: false,
    // Not the request itself: Payload would change its language.
    user,
    locale,
    overrideAccess: false,
  });
  return docs.map(({ id }) => id);
}

/** Payload's call for several documents, for one of them. */
const asOneOf =
  (handler: PayloadHandler, queryFor: (document: Where) => object): Step =>
  async (req, id) => {
    Object.assign(req.query, queryFor({ id: { equals: id } }));
    return (await (await handler(req)).json()) as Answer;
  };

/** What no longer fits the condition is left as it is. */
const within = (where: Where) => (document: Where) => ({ where: { and: [where, document] } });

function failureOf(req: PayloadRequest, id: Id, error: unknown): Failure {
  const { status = 500, isPublic = status !== 500, message } = error as Error & Partial<Failure> & { status?: number };
  if (!isPublic) req.payload.logger.error({ err: error, msg: `${id} of several could not be changed` });
  return { id, isPublic, message: isPublic ? message : 'Something went wrong.' };
}

/** Payload's call for one document, which reads the newest version of it. */
const byItself =
  (handler: PayloadHandler): Step =>
  async (req, id) => {
    req.routeParams = { ...req.routeParams, id: String(id) };
    try {
      const { doc } = (await (await handler(req)).json()) as { doc: unknown };
      return { docs: [doc], errors: [] };
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 403) throw error;
      return { docs: [], errors: status === 404 ? [] : [failureOf(req, id, error)] };
    }
  };

async function inItsTurn(req: PayloadRequest, id: Id, { inTurn }: Documents, step: Step): Promise<Answer> {
  try {
    return await inTurn(req, id, async () => {
      const answer = await step(req, id);
      if (answer.errors.length > 0) throw new NotDone(answer.errors);
      return answer;
    });
  } catch (error) {
    if (error instanceof NotDone) return { docs: [], errors: error.errors };
    throw error;
  }
}

/** The words of Payload. */
function messageOf(
  req: PayloadRequest,
  collection: Documents['collection'],
  { docs, errors }: Answer,
  isUpdate: boolean,
): string {
  const { singular, plural } = req.payload.collections[collection].config.labels;
  const total = docs.length + errors.length;
  const label = getTranslation(total === 1 ? singular : plural, req.i18n);
  if (errors.length === 0) {
    const done = isUpdate ? 'general:updatedCountSuccessfully' : 'general:deletedCountSuccessfully';
    return req.t(done, { count: total, label });
  }
  return req.t(isUpdate ? 'error:unableToUpdateCount' : 'error:unableToDeleteCount', {
    count: errors.length,
    label,
    total,
  });
}

/** Does it with one after another, so that each waits only for itself, and one that fails undoes no other. */
async function eachInItsTurn(req: PayloadRequest, ids: Id[], documents: Documents, step: Step): Promise<Answer> {
  const { query, routeParams } = req;
  const all: Answer = { docs: [], errors: [] };
  try {
    for (const id of ids) {
      // SQLite answers without giving up the thread: other requests would wait for all of them.
      await setImmediate();
      // Payload changes what it parses.
      req.query = structuredClone(query);
      const { docs, errors } = await inItsTurn(req, id, documents, step);
      all.docs.push(...docs);
      all.errors.push(...errors);
    }
  } finally {
    Object.assign(req, { query, routeParams });
  }
  return all;
}

function oneByOne(
  documents: Documents,
  handler: PayloadHandler,
  isUpdate: boolean,
  stepOf: (req: PayloadRequest, where: Where) => Step,
) {
  const { collection } = documents;
  const answer: PayloadHandler = async (req) => {
    const where = conditionOf(req);
    // Payload refuses what has no account or no condition.
    const ids = req.user && where ? await findIds(req, collection, where, isUpdate) : [];
    if (!where || ids.length === 0) return handler(req);
    const done = await eachInItsTurn(req, ids, documents, stepOf(req, where));
    const status = done.errors.length > 0 ? 400 : 200;
    return Response.json({ ...done, message: messageOf(req, collection, done, isUpdate) }, { status });
  };
  return answer;
}

/**
 * Payload's change of several documents with drafts, each in its turn. A save that is not marked as a draft would read
 * the public content and store it as the newest version: the newest draft would be lost. So each is withdrawn as by its
 * own form, and published as by the list, both from the newest version. A save without a status (of a script) changes
 * the public content: its newest version would put a public page with a draft offline, or publish the draft.
 *
 * @param handler Payload's call for several documents
 * @param one that for one document
 */
export const changeOneByOne = (documents: Documents, handler: PayloadHandler, one: PayloadHandler): PayloadHandler =>
  oneByOne(documents, handler, true, (req, where) => {
    const { _status } = (req.data ?? {}) as { _status?: unknown };
    if (isDraft(req) || (_status !== 'draft' && _status !== 'published')) return asOneOf(handler, within(where));
    return _status === 'draft' ? byItself(one) : asOneOf(handler, (document) => ({ where: document, draft: 'true' }));
  });

/** Payload's deletion of several documents, each in its turn. */
export const deleteOneByOne = (documents: Documents, handler: PayloadHandler): PayloadHandler =>
  oneByOne(documents, handler, false, (_, where) => asOneOf(handler, within(where)));
