/**
 * Hands a body on, and ends it with an error where its next piece does not come in time. A reader who takes his time
 * ends nothing: pieces are asked for when there is room for them.
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
