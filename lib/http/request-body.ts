/** A body beyond its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Whether the headers already own up to a body that is too large. Chunked bodies say nothing; they are counted. */
export function declaresMoreThan(request: Request, maxBytes: number): boolean {
  return Number(request.headers.get('content-length') ?? 0) > maxBytes;
}

/**
 * The body as it comes in, which breaks off as soon as it exceeds its limit.
 *
 * @throws {BodyTooLarge} while it is read
 */
export function limitedBody(request: Request, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new BodyTooLarge(`more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return (request.body ?? new Response('').body ?? new ReadableStream()).pipeThrough(counter);
}

/**
 * A bounded body, held in memory.
 *
 * @throws {BodyTooLarge}
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
