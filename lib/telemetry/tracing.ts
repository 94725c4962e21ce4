import { AsyncLocalStorage } from 'node:async_hooks';

import { processWide } from '../process-wide.mjs';

type Attributes = Record<string, string | number>;

/** A piece of work in a trace. It ends when its own work and everything below it have ended. */
export interface Span {
  /** As the header `traceparent` says it to another process. */
  readonly traceparent: string;
  name: (name: string) => void;
  end: (attributes?: Attributes, error?: string) => void;
}

export type SpanKind = 'server' | 'internal' | 'client';

interface Tracer {
  /** @param parent a span of this process, or the header of another one's */
  start: (name: string, kind: SpanKind, attributes: Attributes, parent: Span | string | undefined) => Span;
  /** Sends what has not been sent. */
  flush: () => Promise<void>;
}

interface Tracing {
  tracer?: Tracer;
  current: AsyncLocalStorage<Span>;
}

/** Without a tracer, which only `OTEL_EXPORTER_OTLP_ENDPOINT` starts, nothing below does anything. */
export const tracing = processWide<Tracing>('tracing', () => ({ current: new AsyncLocalStorage<Span>() }));

/** The header for a call to another process, in work that is traced. */
export function traceHeaders(): Record<string, string> {
  const span = tracing.tracer && tracing.current.getStore();
  return span ? { traceparent: span.traceparent } : {};
}

/**
 * Runs work as a span below the current one.
 *
 * @param describe attributes of a result
 */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
  describe: (result: T) => Attributes = () => ({}),
): Promise<T> {
  const { tracer, current } = tracing;
  if (!tracer) return work();
  const span = tracer.start(name, kind, attributes, current.getStore());
  try {
    const result = await current.run(span, work);
    span.end(describe(result));
    return result;
  } catch (error) {
    span.end({}, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Gives the current span the name of what its work turned out to be. */
export const nameSpan = (name: string): void => tracing.tracer && tracing.current.getStore()?.name(name);
