/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { build } from 'esbuild';

import { startTracing } from './start-tracing';
import { traced, traceHeaders, tracing } from './tracing';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number; message?: string };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let collector: Server;
let spans: Sent[];

beforeEach(async () => {
  spans = [];
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});

afterEach(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  tracing.tracer = undefined;
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

test('without an endpoint nothing is traced, and work runs as it is', async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await startTracing('site');
  expect(tracing.tracer).toBeUndefined();
  expect(await traced('a', 'internal', {}, async () => traceHeaders())).toEqual({});
});

/**
 * A process of its own, because OpenTelemetry loads parts of Node late, which Jest cannot. It prints the last header.
 */
const program = `
import { startTracing } from './start-tracing';
import { nameSpan, traced, traceHeaders, tracing } from './tracing';
await startTracing('site');
const request = tracing.tracer.start('GET /page', 'server', { 'url.path': '/page/a' }, process.env.SENT);
let header;
const page = tracing.current.run(request, () =>
  traced('next', 'internal', {}, async () => {
    nameSpan('regeneration');
    await new Promise((resolve) => setImmediate(resolve));
    const work = async () => {
      header = traceHeaders().traceparent;
      throw new Error('no connection with token=abc');
    };
    await traced('GetPageData', 'client', {}, work).catch(() => undefined);
  }),
);
// The answer is sent while the page is made.
request.end({ 'http.response.status_code': 200 });
await page;
await tracing.tracer.flush();
process.stdout.write(header);
`;

async function runProgram(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  });
  const env = { ...process.env, SENT: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const args = ['--input-type=module', '-e', outputFiles[0]?.text ?? ''];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: path.resolve(__dirname, '../..') });
  return stdout;
}

test('a call is below the page that makes it, which is below the request, also after the answer', async () => {
  const header = await runProgram();
  const of = (name: string) => spans.find((span) => span.name === name);
  const [page, backend, first] = [of('regeneration'), of('GetPageData'), of('GET /page')];
  expect([first?.traceId, first?.parentSpanId]).toEqual(['a'.repeat(32), 'b'.repeat(16)]);
  expect(page?.parentSpanId).toBe(first?.spanId);
  expect(backend?.parentSpanId).toBe(page?.spanId);
  expect(header).toBe(`00-${'a'.repeat(32)}-${backend?.spanId}-01`);
  expect(backend?.status).toEqual({ code: 2, message: 'no connection with token=(hidden)' });
  expect(first?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
});
