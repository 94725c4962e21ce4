import type { Endpoint, PayloadRequest } from 'payload';
import { defaultLanguage, siteLanguages, type Language } from '../../languages';
import { requestIdOf } from '../../http/request-id';
import { readRuntimeEnv } from '../../runtime-env';
import { clientAddress } from './client-address';
import { FormError } from './form-error';
import { errorText } from './texts';

/** The sender of a call. The language may become known while the request is read. */
export interface Visitor {
  address: string;
  language: Language;
}

/**
 * A call of the forms at `/api/NAME`, answered in the contract's envelope (docs/contract.md#envelope).
 *
 * @param handle gives `data`, or throws a FormError
 */
export function formCall(
  name: string,
  method: 'get' | 'post',
  handle: (req: PayloadRequest, visitor: Visitor) => Promise<unknown>,
): Endpoint {
  return {
    path: `/${name}`,
    method,
    handler: async (req) => {
      const visitor = visitorOf(req);
      try {
        return respond(200, { success: true, data: (await handle(req, visitor)) ?? null });
      } catch (error) {
        if (error instanceof FormError) return failure(error, visitor.language);
        req.payload.logger.error({ err: withoutValues(error), msg: `${name} failed`, ...requestIdOf(req) });
        return failure(new FormError(500, 'internal'), visitor.language);
      }
    },
  };
}

/** The database layer repeats all values in its message; the cause has the actual error. */
function withoutValues(error: unknown): unknown {
  return error instanceof Error && error.message.startsWith('Failed query') ? error.cause : error;
}

function visitorOf({ headers }: PayloadRequest): Visitor {
  const { forms, visitorSecret } = readRuntimeEnv();
  const wanted = headers.get('accept-language')?.slice(0, 2).toLowerCase();
  return {
    address: clientAddress(headers, { secret: visitorSecret, trustedProxies: forms.trustedProxies }),
    language: languageOf(wanted) ?? defaultLanguage,
  };
}

export function languageOf(code: unknown): Language | undefined {
  return siteLanguages().find((language) => language === code);
}

function failure({ status, code, details }: FormError, language: Language): Response {
  const { fields, retryAfterSeconds } = details;
  const body = { success: false, message: errorText(code, language), code, ...(fields && { data: { fields } }) };
  return respond(status, body, retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {});
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  const json = JSON.stringify(body);
  return new Response(json, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // With a known length, Next does not compress this short answer: compressing costs more than the rest of the
      // request.
      'content-length': String(Buffer.byteLength(json)),
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
