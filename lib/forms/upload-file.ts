import 'server-only';

import { env } from '../env';
import { type Answer, refusal } from '../http/api-answer';
import { BodyTooLarge, limitedBody } from '../http/request-body';
import { addressOfVisitor } from '../http/visitor-address';
import type { Language } from '../i18n/languages';
import { callBackend } from './call-backend';
import { refuseRequest } from './guard-request';
import { maxUploadBody } from './upload-rules';

/** A visitor on a slow line needs two minutes for 10 MB. */
const timeoutMs = 180_000;

/**
 * Streams a multipart body to the backend; the site never holds a whole file.
 *
 * @param contentType with its boundary
 * @throws {BodyTooLarge}
 */
export function relayUpload(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  address: string,
  language?: Language,
): Promise<Answer> {
  const headers = { 'content-type': contentType };
  return callBackend('UploadFile', address, { method: 'POST', headers, body, timeoutMs, language });
}

/** POST /api/UploadFile. */
export async function answerUploadFile(request: Request): Promise<Answer> {
  const maxBytes = maxUploadBody(env().upload);
  const refused = await refuseRequest(request, { counted: 'upload', types: ['multipart/form-data'], maxBytes });
  if (refused) return refused;
  try {
    const contentType = request.headers.get('content-type') ?? '';
    return await relayUpload(limitedBody(request, maxBytes), contentType, addressOfVisitor(request));
  } catch (error) {
    if (error instanceof BodyTooLarge) return refusal('body_too_large');
    throw error;
  }
}
