import type { Span as OtelSpan } from '@opentelemetry/api';

import { redactText } from './redact';
import { type Span, type SpanKind, tracing } from './tracing';

/** The header `traceparent` (W3C Trace Context). */
const header = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Starts to send traces to `OTEL_EXPORTER_OTLP_ENDPOINT`, by OTLP over HTTP. The libraries are loaded only then. They
 * read the other `OTEL_` variables themselves.
 *
 * @param name of the process in traces
 */
export async function startTracing(name: string): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT && !process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(name);
  const kinds: Record<SpanKind, number> = {
    server: api.SpanKind.SERVER,
    internal: api.SpanKind.INTERNAL,
    client: api.SpanKind.CLIENT,
  };

  /** Spans of OpenTelemetry by ours, and how many are open below each, itself included. */
  const opened = new WeakMap<Span, { span: OtelSpan; open: number; parent: Span | undefined }>();

  function contextOf(parent: Span | string | undefined) {
    if (parent === undefined) return api.ROOT_CONTEXT;
    const known = typeof parent === 'string' ? undefined : opened.get(parent);
    if (known) return api.trace.setSpan(api.ROOT_CONTEXT, known.span);
    const [, traceId = '', spanId = '', flags = '00'] = header.exec(String(parent)) ?? [];
    if (!traceId) return api.ROOT_CONTEXT;
    const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return api.trace.setSpanContext(api.ROOT_CONTEXT, context);
  }

  function close(span: Span | undefined): void {
    const entry = span && opened.get(span);
    if (!entry) return;
    entry.open -= 1;
    if (entry.open > 0) return;
    entry.span.end();
    close(entry.parent);
  }

  tracing.tracer = {
    start: (spanName, kind, attributes, parent) => {
      const span = tracer.startSpan(spanName, { kind: kinds[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      const own: Span = {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        name: (text) => void span.updateName(text),
        end: (more = {}, error = undefined) => {
          span.setAttributes(more);
          if (error !== undefined) span.setStatus({ code: api.SpanStatusCode.ERROR, message: redactText(error) });
          close(own);
        },
      };
      const above = typeof parent === 'object' ? parent : undefined;
      const entry = above && opened.get(above);
      if (entry && entry.open > 0) entry.open += 1;
      opened.set(own, { span, open: 1, parent: entry && entry.open > 1 ? above : undefined });
      return own;
    },
    flush: () => provider.forceFlush(),
  };
}
