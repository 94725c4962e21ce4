import { inTurn } from '../../database/in-turn';
import { defaultLanguage, siteLanguages, type Language } from '../../languages';
import type { MediaId, StoredMedia } from '../../wire/context';
import type { EditCall } from '../http/edit-call';
import { badRequest, conflict, forbidden, notFound, refuseProblems } from '../http/edit-error';
import { accountOf } from '../session/account-of';
import { fromCall } from '../trail/record-changes';
import { distinct, findReviewedUsage } from '../usage/find-reviewed-usage';
import { findUsage } from '../usage/find-usage';
import { MAX_ALT, readFileOf } from './receive-picture';

type Call = Pick<EditCall, 'req' | 'editor'>;

/** Percent of the picture's width and height. */
interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The address of a file on the site. A changed picture has another one: files are named by their content. */
export const addressOf = ({ filename }: StoredMedia): string => `/media/${encodeURIComponent(filename ?? '')}`;

/** @throws EditError 404 */
export async function findPicture({ payload }: Call['req'], raw: unknown): Promise<StoredMedia> {
  const isId = typeof raw === 'string' && /^\d{1,15}$/.test(raw);
  const where = { id: { equals: Number(raw) } };
  const stored = isId ? await payload.db.findOne<StoredMedia>({ collection: 'media', where, locale: 'all' }) : null;
  if (!stored) throw notFound('there is no such file');
  return stored;
}

/** Where a file is used, and whether this account may change it (docs/decisions/0035). */
export async function usageFor({ req, editor }: Call, file: StoredMedia) {
  const [usage, reviewed] = await Promise.all([
    findUsage(req.payload, file),
    editor.role === 'admin' ? [] : findReviewedUsage(req, file),
  ]);
  return { usage: distinct([...usage, ...reviewed]), isLocked: reviewed.length > 0 };
}

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

function jsonIn(form: FormData, name: string): Record<string, unknown> | undefined {
  const raw = form.get(name);
  if (raw === null) return undefined;
  try {
    const value: unknown = JSON.parse(String(raw));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // As any other value of the wrong shape.
  }
  throw badRequest(`${name} is no object`);
}

function pointIn(form: FormData): { x: number; y: number } | undefined {
  const point = jsonIn(form, 'focal');
  if (!point) return undefined;
  const { x, y } = point;
  if (!isPercent(x) || !isPercent(y)) throw badRequest('focal is no point');
  return { x: Math.round(x), y: Math.round(y) };
}

function regionIn(form: FormData): Region | undefined {
  const region = jsonIn(form, 'crop');
  if (!region) return undefined;
  const { x, y, width, height } = region;
  const isRegion = isPercent(x) && isPercent(y) && isPercent(width) && isPercent(height);
  // The numbers are rounded, so a small excess is allowed.
  if (!isRegion || width < 1 || height < 1 || x + width > 100.5 || y + height > 100.5) throw badRequest('no region');
  return { x, y, width, height };
}

/** @throws EditError 400: every picture needs a Turkish text */
function textsIn(form: FormData): [Language, string][] {
  const texts = Object.entries(jsonIn(form, 'alts') ?? {});
  const known = texts.filter((entry): entry is [Language, string] => {
    const [code, text] = entry;
    return (siteLanguages() as readonly string[]).includes(code) && typeof text === 'string';
  });
  refuseProblems(
    known.flatMap(([code, text]) => [
      ...(code === defaultLanguage && text.trim() === '' ? [{ path: `alt.${code}`, code: 'required' as const }] : []),
      ...(text.length > MAX_ALT ? [{ path: `alt.${code}`, code: 'too_long' as const }] : []),
    ]),
  );
  return known.map(([code, text]) => [code, text.trim()]);
}

/**
 * Changes a picture wherever it is used: its texts, its focal point, its crop, or the file itself. One change after the
 * other, since a crop is a part of the picture that it was chosen in.
 *
 * @throws EditError 403 if the picture is public, or will be, and the account may not change it
 * @throws EditError 409 if a crop or focal point was chosen in a picture (`src`) that has been replaced since
 */
export const changePicture = (call: Call, form: FormData): Promise<MediaId> =>
  inTurn(call.req, `media:${String(form.get('id'))}`, () => change(call, form));

async function change({ req, editor }: Call, form: FormData): Promise<MediaId> {
  const { payload } = req;
  const stored = await findPicture(req, form.get('id'));
  const { id, width, height } = stored;
  if ((await usageFor({ req, editor }, stored)).isLocked) throw forbidden('the file is public, or will be');
  const [texts, focalPoint, crop] = [textsIn(form), pointIn(form), regionIn(form)];
  const seen = form.get('src');
  if ((focalPoint || crop) && seen !== null && seen !== addressOf(stored)) throw conflict({});
  const account = { user: accountOf(editor), overrideAccess: false, depth: 0, context: fromCall } as const;
  // The turn belongs to the transaction.
  const { transactionID } = req;
  const given = form.get('file');
  const file = given instanceof File ? await readFileOf(given, 'image') : undefined;
  if (given && !file) refuseProblems([{ path: 'file', code: 'media' }]);
  for (const [locale, alt] of texts) {
    await payload.update({ collection: 'media', id, data: { alt }, locale, ...account, req: { transactionID } });
  }
  if (file) {
    const query = { uploadEdits: { focalPoint: focalPoint ?? { x: 50, y: 50 } } };
    await payload.update({ collection: 'media', id, data: {}, file, ...account, req: { query, transactionID } });
  } else if (focalPoint || crop) {
    const pixels = crop && {
      crop: { ...crop, unit: '%' },
      widthInPixels: Math.round(((width ?? 0) * crop.width) / 100),
      heightInPixels: Math.round(((height ?? 0) * crop.height) / 100),
    };
    const query = { uploadEdits: { ...(focalPoint && { focalPoint }), ...pixels } };
    await payload.update({ collection: 'media', id, data: {}, ...account, req: { query, transactionID } });
  }
  return id;
}
