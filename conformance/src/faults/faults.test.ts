/** @jest-environment node */
import path from 'node:path';

import { createBackend } from '../../../examples/minimal-backend/server.mjs';
import { Host } from '../host';
import { checkHost, type Report } from '../run';
import { type Fault, inPage, type Sent } from './fault';
import { close, faultyHost, listen } from './faulty-host';
import { faults } from './faults';

const minimal = createBackend(path.join(__dirname, '../../../examples/minimal-backend'));
const kept = new Map<string, Sent>();
let origin: string;

beforeAll(async () => {
  origin = await listen(minimal);
});
afterAll(() => close(minimal));

/** A short time-out for the host that hangs, and a long one for the others, since the machine may be busy. */
const timeoutMsFor = (id: string | undefined) => (id === 'answers.time' ? 500 : 30_000);

async function reportOn(fault: Pick<Fault, 'change'> & Partial<Pick<Fault, 'id'>>): Promise<Report> {
  // A clock of the test: on a busy machine, the real one would report a fast host as slow.
  let clock = 0;
  const server = faultyHost(origin, fault, kept, (ms) => (clock += ms));
  try {
    const host = new Host({ url: await listen(server), timeoutMs: timeoutMsFor(fault.id), now: () => clock });
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

test('a host of a site that is still empty conforms, and its missing name is a warning', async () => {
  const empty: Record<string, unknown> = {
    GetApplicationModel: { siteInfo: {}, menu: {}, footer: {}, socialAccounts: {}, languages: [], categories: [] },
    ...{ GetPageKeys: [], GetRedirects: [] },
  };
  const change: Fault['change'] = (sent, { call }) => {
    if (Object.hasOwn(empty, call)) return { ...sent, body: JSON.stringify({ success: true, data: empty[call] }) };
    const none = JSON.stringify({ success: false, message: 'none' });
    return call === 'GetPageData' ? { ...sent, status: 404, body: none } : sent;
  };
  const report = await reportOn({ change });
  expect(report.results.filter(({ status }) => status === 'wrong')).toEqual([]);
  expect(report.results.find(({ id }) => id === 'model.name')?.status).toBe('warning');
  expect(report.conforms).toBe(true);
});

test('a host with a file to download conforms', async () => {
  const section = { id: 'd', type: 'downloads', order: 1, list: [{ title: 'Katalog', file: '/media/katalog.pdf' }] };
  const withFile = inPage('about', (page) => ({ ...page, sections: [section] }));
  const pdf = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
  // The example has no such file, and all files that it has.
  const change: Fault['change'] = (sent, asked) =>
    asked.call === 'media' && sent.status === 404 ? pdf : withFile(sent, asked);
  const report = await reportOn({ change });
  expect(report.results.find(({ id }) => id === 'media.files')).toMatchObject({ status: 'ok', details: [] });
});

test('there are more than thirty faults', () => expect(faults.length).toBeGreaterThanOrEqual(30));

test.each(faults.map((fault) => [fault.name, fault] as const))('%s is named', async (_name, fault) => {
  const report = await reportOn(fault);
  expect(namedIn(report)).toContain(fault.id);
  expect(report.results.find(({ id }) => id === fault.id)?.details).not.toEqual([]);
});
