/** @jest-environment node */
import path from 'node:path';

import { createBackend } from '../../../examples/minimal-backend/server.mjs';
import { Host } from '../host';
import { checkHost, type Report } from '../run';
import type { Fault, Sent } from './fault';
import { close, faultyHost, listen } from './faulty-host';
import { faults } from './faults';

const minimal = createBackend(path.join(__dirname, '../../../examples/minimal-backend'));
const kept = new Map<string, Sent>();
let origin: string;

beforeAll(async () => {
  origin = await listen(minimal);
});
afterAll(() => close(minimal));

/** A host that hangs is given up sooner than by the site; one that answers is not, on a machine with other work. */
const timeoutMsFor = (id: string | undefined) => (id === 'answers.time' ? 500 : 30_000);

async function reportOn(fault: Pick<Fault, 'change'> & Partial<Pick<Fault, 'id'>>): Promise<Report> {
  const server = faultyHost(origin, fault, kept);
  try {
    const host = new Host({ url: await listen(server), timeoutMs: timeoutMsFor(fault.id) });
    return await checkHost(host, { forms: false });
  } finally {
    await close(server);
  }
}

const namedIn = ({ results }: Report) =>
  results.flatMap(({ id, status }) => (status === 'wrong' || status === 'warning' ? [id] : []));

test('the minimal backend without a fault has none', async () => {
  const report = await reportOn({ change: (sent) => sent });
  expect(namedIn(report)).toEqual([]);
  expect(report.conforms).toBe(true);
});

test('there are more than thirty faults', () => expect(faults.length).toBeGreaterThanOrEqual(30));

test.each(faults.map((fault) => [fault.name, fault] as const))('%s is named', async (_name, fault) => {
  const report = await reportOn(fault);
  expect(namedIn(report)).toContain(fault.id);
  expect(report.results.find(({ id }) => id === fault.id)?.details).not.toEqual([]);
});
