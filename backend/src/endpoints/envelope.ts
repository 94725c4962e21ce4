import type { Endpoint, PayloadRequest } from 'payload';
import { requestIdOf } from '../http/request-id';

/** A refusal with its HTTP status and code (docs/contract.md#envelope). 503: to be tried again later. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 404 | 503,
    readonly code: 'bad_request' | 'not_found' | 'starting',
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

/** A part of a list: its JSON, and what stands beside `data` in the envelope. */
export interface ListPart {
  data: string;
  /** The number of entries of the whole list. */
  total: number;
  /** The cursor of the next part; absent in the last one. */
  next?: string;
}

function successOf(answer: string | ListPart): string {
  if (typeof answer === 'string') return `{"success":true,"data":${answer}}`;
  const { data, total, next } = answer;
  return `{"success":true,"total":${total},${next === undefined ? '' : `"next":${JSON.stringify(next)},`}"data":${data}}`;
}

/**
 * A GET call of the contract at `/api/NAME`.
 *
 * @param read returns the JSON of `data` or a part of a list, or throws a RequestError
 */
export function contractCall(name: string, read: (req: PayloadRequest) => Promise<string | ListPart>): Endpoint {
  return {
    path: `/${name}`,
    method: 'get',
    handler: async (req) => {
      try {
        return respond(successOf(await read(req)), 200);
      } catch (error) {
        if (error instanceof RequestError) return failure(error.status, error.message, error.code);
        req.payload.logger.error({ err: error, msg: `${name} failed`, ...requestIdOf(req) });
        return failure(500, 'Beklenmeyen bir hata oluştu.', 'internal');
      }
    },
  };
}
