/**
 * Passes a body on, and ends it with an error if its next piece does not arrive in time. A slow reader does not end it:
 * the time counts only while a piece is being waited for.
 *
 * @param body of a response that has begun
 * @param ms milliseconds that each piece may take
 */
export function endStalled(body: ReadableStream<Uint8Array>, ms: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const stalled = new Error(`nothing more within ${ms} ms`);
      const timer = setTimeout(() => {
        controller.error(stalled);
        reader.cancel(stalled).catch(() => undefined);
      }, ms);
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
