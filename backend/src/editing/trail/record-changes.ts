import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../../database/after-commit';
import { isTrailArea, type TrailAction, type TrailArea } from './actions';
import { noteRefusal } from './note-refusal';
import { writeEntry } from './write-entry';

type Doc = Readonly<Record<string, unknown>>;

/** Set in the context of saves by editing calls, which write their own entry. */
export const fromCall = { isFromCall: true } as const;

const actorOf = ({ user }: PayloadRequest) => user?.email ?? 'system';

/** The field with the name of a document. */
const namesOf: Partial<Record<TrailArea, string>> = {
  pages: 'pageKey',
  categories: 'key',
  media: 'filename',
  redirects: 'from',
  users: 'email',
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const subjectOf = (area: TrailArea, doc: Doc) =>
  text(doc[namesOf[area] ?? '']) ?? (doc.id === undefined ? undefined : String(doc.id));

/** Fields that every save sets. */
const unrecordedFields = new Set([
  'updatedAt',
  'createdAt',
  'sessions',
  'globalType',
  'loginAttempts',
  'lockUntil',
  'outdatedTranslations',
]);

/** The fields that differ between two versions. */
export function changedFields(before: Doc, after: Doc): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differ = (name: string) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null);
  return [...names].filter((name) => !unrecordedFields.has(name) && differ(name)).join(', ') || undefined;
}

function isSilent({ context }: PayloadRequest): boolean {
  return Boolean(context.isSeeding || context.isFromCall);
}

function record(req: PayloadRequest, area: TrailArea, action: TrailAction, doc: Doc, before?: Doc): void {
  const entry = { actor: actorOf(req), action, result: 'done', area, subject: subjectOf(area, doc) } as const;
  const fields = before && [changedFields(before, doc), req.context.isPasswordSet && 'password'];
  const changed = fields?.filter(Boolean).join(', ') || undefined;
  afterCommit(req, () => void writeEntry(req.payload, { ...entry, changed }));
}

function actionOf(operation: 'create' | 'update', doc: Doc, before: Doc, req: PayloadRequest): TrailAction {
  if (doc._status === 'published') return 'publish';
  if (operation === 'create' || doc._status === undefined) return operation;
  return before._status === 'published' && String(req.query?.draft) !== 'true' ? 'unpublish' : 'saveDraft';
}

const afterChange: CollectionAfterChangeHook = ({ collection, doc, previousDoc, operation, req }) => {
  const { slug } = collection;
  if (isSilent(req) || !isTrailArea(slug)) return;
  const [now, before] = [doc as Doc, (previousDoc ?? {}) as Doc];
  record(req, slug, actionOf(operation, now, before, req), now, operation === 'update' ? before : undefined);
};

/** A new password is not in the data that hooks get after the save. */
const notePassword: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { data } = args as { data?: { password?: unknown } };
  if (collection.auth && data?.password) req.context.isPasswordSet = true;
};

const afterDelete: CollectionAfterDeleteHook = ({ collection, doc, req }) => {
  if (!isSilent(req) && isTrailArea(collection.slug)) record(req, collection.slug, 'delete', doc as Doc);
};

const afterGlobalChange: GlobalAfterChangeHook = ({ global, doc, previousDoc, req }) => {
  if (isSilent(req) || !isTrailArea(global.slug)) return;
  // Globals cannot be unpublished.
  const action = doc._status === 'published' ? 'publish' : 'saveDraft';
  record(req, global.slug, action, doc as Doc, (previousDoc ?? {}) as Doc);
};

/** Makes a collection's changes in the admin part of the trail. */
export function recorded(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), notePassword],
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  };
}

export function recordedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), afterGlobalChange] } };
}

interface Refused {
  area: TrailArea;
  subject?: string;
  reason: string;
  action?: TrailAction;
}

/** For refusals by hooks of the admin. */
export function refusedInAdmin(req: PayloadRequest, { action = 'publish', ...refused }: Refused): void {
  noteRefusal(req.payload, { actor: actorOf(req), action, ...refused });
}

/**
 * For changes without Payload's own save.
 *
 * @param changed the names of the changed fields
 */
export function recordAction(
  req: PayloadRequest,
  area: TrailArea,
  action: TrailAction,
  subject?: string,
  changed?: string,
): void {
  const entry = { actor: actorOf(req), action, result: 'done', area, subject, changed } as const;
  afterCommit(req, () => void writeEntry(req.payload, entry));
}
