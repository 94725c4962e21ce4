import type { PayloadRequest, SelectType, Where } from 'payload';
import { isPartName, type PartName } from '../../../../components/layout/parts/definitions';
import { inTurn } from '../../database/in-turn';
import { revisionOf } from '../../wire/page';
import type { StoredValues } from '../../wire/values';
import { textIn } from '../http/edit-call';
import { notFound } from '../http/edit-error';

export interface StoredPart extends StoredValues {
  _status?: 'draft' | 'published' | null;
  updatedAt?: string;
}

export interface PartVersion {
  id: number | string;
  version: StoredPart;
}

/** @throws EditError 404 */
export function partIn(values: Readonly<Record<string, unknown>>): PartName {
  const name = textIn(values, 'part');
  if (!isPartName(name)) throw notFound(`there is no part ${name.slice(0, 100)}`);
  return name;
}

/** The versions of a part, the newest first. */
export async function readPartVersions(req: PayloadRequest, name: PartName, limit = 0): Promise<PartVersion[]> {
  const { docs } = await req.payload.db.findGlobalVersions<StoredPart>({
    global: name,
    where: limit === 1 ? { latest: { equals: true } } : {},
    sort: '-updatedAt',
    limit,
    pagination: false,
    req,
  });
  return docs as unknown as PartVersion[];
}

/** What a version of a part is found by. */
interface VersionMark {
  id: number | string;
  updatedAt?: string;
  _status?: StoredPart['_status'];
}

/** One of the kept versions of a part. The content of the others is not read. */
export async function findPartVersion(
  req: PayloadRequest,
  name: PartName,
  isWanted: (mark: VersionMark) => boolean,
): Promise<StoredPart | undefined> {
  const read = (query: { where?: Where; select?: SelectType }) =>
    req.payload.db.findGlobalVersions<StoredPart>({
      ...{ global: name, sort: '-updatedAt', limit: 0, pagination: false, req },
      ...query,
    });
  const marks = await read({ select: { version: { updatedAt: true, _status: true } } });
  const found = marks.docs.find(({ id, version: { updatedAt, _status } }) => isWanted({ id, updatedAt, _status }));
  if (!found) return undefined;
  const { docs } = await read({ where: { id: { equals: found.id } } });
  return docs[0]?.version;
}

/** A part at a revision, as long as that version is kept. */
export const readPartRevision = (req: PayloadRequest, name: PartName, revision: string) =>
  findPartVersion(req, name, (mark) => revisionOfPart(name, mark) === revision);

/** What visitors have of a part, in all languages. */
export const readPublicPart = async (req: PayloadRequest, name: PartName): Promise<StoredPart> =>
  (await req.payload.db.findGlobal({ slug: name, req })) as unknown as StoredPart;

/** When a part was published last. */
export async function readPartTime(req: PayloadRequest, name: PartName): Promise<string> {
  const { updatedAt = '' } = (await req.payload.db.findGlobal({
    slug: name,
    select: { updatedAt: true },
    req,
  })) as unknown as StoredPart;
  return updatedAt;
}

/** The newest draft of a part in all languages, or what is public if there is none. */
export async function readNewestPart(req: PayloadRequest, name: PartName): Promise<StoredPart> {
  const [newest] = await readPartVersions(req, name, 1);
  return newest ? newest.version : readPublicPart(req, name);
}

export const revisionOfPart = (name: PartName, { updatedAt = '' }: Pick<StoredPart, 'updatedAt'>): string =>
  revisionOf({ id: name, updatedAt });

/**
 * Runs tasks that read and write a part one after another, in all processes.
 *
 * @param name of the part, or of another global
 * @param beforeLock as `inTurn` has it
 */
export const onPart = <T>(
  req: PayloadRequest,
  name: string,
  task: () => Promise<T>,
  beforeLock?: () => void,
): Promise<T> => inTurn(req, `part:${name}`, task, beforeLock);
