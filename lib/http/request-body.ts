import { BodyTooLarge, limitStream } from './bounded-body.mjs';

export { BodyTooLarge };

/** Whether the headers already say that the body is too large. Chunked bodies say nothing; they are counted. */
export function declaresMoreThan(request: Request, maxBytes: number): boolean {
  return Number(request.headers.get('content-length') ?? 0) > maxBytes;
}

/**
 * The body of a request as it comes in, for passing on.
 *
 * @throws {BodyTooLarge} while it is read
 */
export function limitedBody(request: Request, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return limitStream(request.body ?? new Response('').body ?? new ReadableStream(), maxBytes);
}

/**
 * The body of a request, to be read whole as JSON, text or a form.
 *
 * @throws {BodyTooLarge} while it is read
 */
export function bufferBody(request: Request, maxBytes: number): Response {
  const type = request.headers.get('content-type') ?? '';
  return new Response(limitedBody(request, maxBytes), { headers: { 'content-type': type } });
}

/** Whether the request's content type is one of those, its parameters aside. */
export function hasContentType(request: Request, ...types: string[]): boolean {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  return types.includes(type ?? '');
}
