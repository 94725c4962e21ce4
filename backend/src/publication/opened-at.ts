import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type UIField,
} from 'payload';
import { message } from '../validation/messages';
import { isOutdated } from './is-outdated';

/** Puts the time of the content that a form was opened with into what the form sends. */
export const openedAtField: UIField = {
  name: 'openedAtMark',
  type: 'ui',
  label: { tr: 'Açıldığı sürüm', en: 'Version that was opened' },
  admin: { components: { Field: '/src/publication/admin/OpenedAt#OpenedAt' }, disableListColumn: true },
};

interface Versions {
  /** All of them, the newest first, with the texts of all languages. */
  read: () => Promise<{ version: Stored }[]>;
}

type Stored = Record<string, unknown> & { updatedAt?: string; openedAt?: unknown };

interface Save<Data> extends Versions {
  data: Data;
  originalDoc?: { updatedAt?: string };
  req: Pick<PayloadRequest, 'i18n'>;
}

/** What a form shows of a version: not its times, and not whether it is public. */
const contentOf = ({ updatedAt: _at, createdAt: _made, _status, ...content }: Stored) => JSON.stringify(content);

/** Whether nothing but the state of publication has changed since a form was opened; false if that is not known. */
async function isSameContent(openedAt: unknown, { read }: Versions): Promise<boolean> {
  const versions = await read();
  const opened = versions.find(({ version }) => version.updatedAt === openedAt);
  const [newest] = versions;
  return opened !== undefined && newest !== undefined && contentOf(opened.version) === contentOf(newest.version);
}

/**
 * What a form of the admin has sent, without the time of the content that it was opened with. A save that does not come
 * from such a form has no such time, and is not checked: of scripts, imports, the edit mode, scheduled publications.
 *
 * @throws APIError 409 if the content was saved elsewhere since the form was opened
 */
async function refuseOutdated<Data extends { openedAt?: unknown }>(save: Save<Data>): Promise<Data> {
  const { data, originalDoc, req } = save;
  if (!('openedAt' in data)) return data;
  const { openedAt, ...rest } = data;
  if (isOutdated(openedAt, originalDoc?.updatedAt) && !(await isSameContent(openedAt, save))) {
    throw new APIError(message('outdatedForm', req), 409, undefined, true);
  }
  return rest as Data;
}

// Read by the database's own calls: Payload's would change the language of the request.
const allSorted = { sort: '-updatedAt', limit: 0, pagination: false } as const;

export const refuseOutdatedPage: CollectionBeforeValidateHook<Stored & { id: number | string }> = ({
  data,
  originalDoc,
  req,
}) => {
  const read = async () => {
    const where = { parent: { equals: originalDoc?.id } };
    return (await req.payload.db.findVersions<Stored>({ collection: 'pages', where, ...allSorted, req })).docs;
  };
  return data && refuseOutdated({ data, originalDoc, req, read });
};

export const refuseOutdatedGlobal: GlobalBeforeValidateHook = ({ data, originalDoc, req, global }) => {
  const read = async () =>
    (await req.payload.db.findGlobalVersions<Stored>({ global: global.slug, where: {}, ...allSorted, req })).docs;
  return data && refuseOutdated({ data, originalDoc, req, read });
};
