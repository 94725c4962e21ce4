import type { PayloadRequest, Where } from 'payload';
import type { MediaId } from '../../wire/context';
import { isRecord } from '../../wire/values';

interface FoundMedia {
  id: MediaId;
  filename: string;
  mimeType: string;
}

/** The media that an edit refers to, by id or by address. */
export interface MediaRefs {
  byId: ReadonlyMap<string, FoundMedia>;
  byFilename: ReadonlyMap<string, FoundMedia>;
}

const MAX_REFERENCES = 1_000;

/** `/media/a%20b.jpg` → `a b.jpg` */
export function filenameOf(address: unknown): string | undefined {
  const [, name] = (typeof address === 'string' && /^\/media\/([^/?#]+)$/.exec(address)) || [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** Collects everything that could be a reference; the definition decides later. */
function collect(value: unknown, ids: Set<MediaId>, names: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((each) => collect(each, ids, names));
  const name = filenameOf(value);
  if (name !== undefined) names.add(name);
  if (!isRecord(value)) return;
  const { id } = value;
  if (typeof id === 'number' && Number.isSafeInteger(id)) ids.add(id);
  Object.values(value).forEach((each) => collect(each, ids, names));
}

export async function readMediaRefs(req: PayloadRequest, values: unknown): Promise<MediaRefs> {
  const [ids, names] = [new Set<MediaId>(), new Set<string>()];
  collect(values, ids, names);
  const where: Where[] = [];
  if (ids.size > 0) where.push({ id: { in: [...ids].slice(0, MAX_REFERENCES) } });
  if (names.size > 0) where.push({ filename: { in: [...names].slice(0, MAX_REFERENCES) } });
  if (where.length === 0) return { byId: new Map(), byFilename: new Map() };
  const { docs } = await req.payload.db.find<FoundMedia>({
    collection: 'media',
    where: { or: where },
    select: { filename: true, mimeType: true },
    pagination: false,
    limit: 0,
    req,
  });
  return {
    byId: new Map(docs.map((doc) => [String(doc.id), doc])),
    byFilename: new Map(docs.map((doc) => [doc.filename, doc])),
  };
}

/** The media record of `{ id }`, `{ src }` or an address, if it is of that kind. */
export function findMedia(
  raw: unknown,
  type: 'image/' | 'video/' | 'text/vtt' | 'application/',
  media: MediaRefs,
): MediaId | undefined {
  const { id, src } = isRecord(raw) ? raw : { id: undefined, src: raw };
  const found = id === undefined ? media.byFilename.get(filenameOf(src) ?? '') : media.byId.get(String(id));
  return found?.mimeType.startsWith(type) ? found.id : undefined;
}
