import { enforceMaxVersions, type Endpoint, type GlobalSlug, type PayloadRequest } from 'payload';
import { isEditor } from '../access/access';
import { nameOf } from '../bin/keep-page';
import { rememberAuthor } from '../editing/pages/authors';
import { onPart } from '../editing/parts/read-part';
import { isTrailArea } from '../editing/trail/actions';
import { recordAction } from '../editing/trail/record-changes';
import { message } from '../validation/messages';

interface Version {
  version: Record<string, unknown>;
}

/** Stores an older version again. It keeps its texts, and is newer than all others. */
async function restore(req: PayloadRequest, slug: string): Promise<Response> {
  const { payload, routeParams } = req;
  const config = payload.globals.config.find((global) => global.slug === slug);
  const { docs } = await payload.db.findGlobalVersions<Version['version']>({
    global: slug as GlobalSlug,
    where: { id: { equals: String(routeParams?.id) } },
    limit: 1,
    req,
  });
  const [found] = docs;
  if (!found || !config) return Response.json({ errors: [{ message: message('noVersion', req) }] }, { status: 404 });
  const now = new Date().toISOString();
  const versionData = { ...found.version, _status: 'draft', updatedAt: now };
  await payload.db.createGlobalVersion({
    globalSlug: slug as GlobalSlug,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: versionData as never,
    req,
  });
  await rememberAuthor(payload, slug, now, nameOf(req));
  const max = (config.versions && config.versions.max) || 0;
  await enforceMaxVersions({ global: config, max, payload, req });
  if (isTrailArea(slug)) recordAction(req, slug, 'saveDraft');
  return Response.json({ doc: versionData, message: req.t('version:restoredSuccessfully') });
}

/**
 * POST `/api/globals/SLUG/versions/ID`: restores an older version as the newest draft, for every role. Payload's own
 * call would write it to the public version, even as a draft.
 */
export function restoreAsDraft(slug: string): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req))
        return Response.json({ errors: [{ message: req.t('error:notAllowedToPerformAction') }] }, { status: 403 });
      // A save in the edit mode that is under way would overwrite it.
      return onPart(req, slug, () => restore(req, slug));
    },
  };
}
