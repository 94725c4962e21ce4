import type { Endpoint, PayloadRequest } from 'payload';
import { requestIdOf } from '../http/request-id';
import { MAX_KEY_LENGTH } from '../validation/patterns';

/** A refusal that the caller caused, with its HTTP status and code (docs/contract.md#envelope). */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 404,
    readonly code: 'bad_request' | 'not_found',
    message: string,
  ) {
    super(message);
  }
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function respond(body: string, status: number): Response {
  return new Response(body, { status, headers });
}

function failure(status: number, message: string, code: string): Response {
  return respond(JSON.stringify({ success: false, message, code }), status);
}

/**
 * A GET call of the contract at `/api/NAME`.
 *
 * @param read returns the JSON of `data`, or throws a RequestError
 */
export function contractCall(name: string, read: (req: PayloadRequest) => Promise<string>): Endpoint {
  return {
    path: `/${name}`,
    method: 'get',
    handler: async (req) => {
      try {
        return respond(`{"success":true,"data":${await read(req)}}`, 200);
      } catch (error) {
        if (error instanceof RequestError) return failure(error.status, error.message, error.code);
        req.payload.logger.error({ err: error, msg: `${name} failed`, ...requestIdOf(req) });
        return failure(500, 'Beklenmeyen bir hata oluştu.', 'internal');
      }
    },
  };
}

/** A required query parameter, given exactly once. */
export function requiredParameter({ searchParams }: PayloadRequest, name: string): string {
  const values = searchParams.getAll(name);
  const [value] = values;
  if (values.length !== 1 || !value || value.length > MAX_KEY_LENGTH) {
    throw new RequestError(400, 'bad_request', `"${name}" parametresi eksik ya da geçersiz.`);
  }
  return value;
}
