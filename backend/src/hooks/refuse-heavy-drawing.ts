import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { message } from '../validation/messages';

/** As many as the site reads of a drawing (`lib/media/fetch-media.ts`). */
const MAX_BYTES = 8 * 1024 * 1024;

/** Payload reads one of another name character by character from its beginning each time: 200 KB take minutes. */
const UNKNOWN_DECLARATION = /<!(?!--|\[CDATA\[|DOCTYPE\b)/i;

const isMarkup = (name: string, type: string, data: Buffer) =>
  /svg|xml/i.test(type) ||
  /\.(?:svg|xml)$/i.test(name) ||
  /^\s*</.test(data.toString('utf8', 0, 1024).replace('\uFEFF', ''));

/** Refuses a drawing that would keep the backend busy, before Payload reads it. */
export const refuseHeavyDrawing: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return;
  if (!isMarkup(file.name, file.mimetype, file.data)) return;
  if (file.data.length <= MAX_BYTES && !UNKNOWN_DECLARATION.test(file.data.toString('latin1'))) return;
  throw new APIError(message('drawingUnsafe', req), 400, undefined, true);
};
