import { parseJson, readJsonBytes } from '../../forms/http/read-json';
import { readRuntimeEnv } from '../../runtime-env';
import { textIn } from '../http/edit-call';
import { editEndpoint } from '../http/edit-endpoint';
import { forbidden, sessionExpired } from '../http/edit-error';
import { openSession } from './editor';
import { takeHandOver } from './hand-over-codes';
import { isSignedBySite } from './is-signed';

const MAX_BODY_BYTES = 4 * 1024;

/** Exchanges a code for a session. Only the site can call it. */
export const exchangeHandOver = editEndpoint('ExchangeHandOver', 'post', async (req, trace) => {
  const bytes = await readJsonBytes(req as Request, MAX_BODY_BYTES);
  if (!isSignedBySite(req.headers, bytes, readRuntimeEnv().visitorSecret)) throw forbidden('not signed by the site');
  const body = parseJson(bytes);
  const handOver = await takeHandOver(req.payload, textIn(body, 'code'), textIn(body, 'state'));
  if (!handOver) throw sessionExpired('the code is unknown, used, expired, or of another browser');
  const { userId, sid } = handOver;
  const { editor, ...session } = await openSession(req, { userId, sid });
  trace.user = editor.email;
  const { id, name, role } = editor;
  return { ...session, user: { id, name, role } };
});
