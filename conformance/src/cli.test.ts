/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createBackend } from '../../examples/minimal-backend/server.mjs';
import { main } from './cli';
import { close, faultyHost, listen } from './faults/faulty-host';
import { instead } from './faults/fault';
import type { Report } from './run';

const example = path.join(__dirname, '../../examples/minimal-backend');
const folder = mkdtempSync(path.join(os.tmpdir(), 'minimal-'));
cpSync(example, folder, { recursive: true });

const minimal = createBackend(folder);
let url: string;

beforeAll(async () => {
  url = await listen(minimal);
});
afterAll(async () => {
  await close(minimal);
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const printed: string[] = [];
  const status = await main(args, (text) => printed.push(text));
  return { status, text: printed.join('\n') };
}

test('a host that keeps the contract ends with 0, and the table says what holds and what is missing', async () => {
  const { status, text } = await run('--url', url);
  expect(status).toBe(0);
  expect(text).toMatch(/^holds {4}page\.own/m);
  expect(text).toMatch(/^missing {2}editing\.session/m);
  expect(text).toContain('site: without editing calls there is no edit mode');
  expect(text).toMatch(/GetPageData +\d+ +\d+ +\d+/);
  expect(text).toMatch(/the host keeps the contract$/);
});

test('a host that breaks it ends with 1, with what was found and what the site does', async () => {
  const change = instead('GetRedirects', () => ({ status: 500, body: '' }));
  const server = faultyHost(url, { change }, new Map());
  const { status, text } = await run('--url', await listen(server));
  await close(server);
  expect(status).toBe(1);
  expect(text).toMatch(/^WRONG {4}redirects\.list/m);
  expect(text).toContain('GetRedirects: status 500, not an envelope');
  expect(text).toContain('site: old addresses show the not-found page');
});

test('nothing is sent without --forms, and with it a message and a file arrive', async () => {
  await run('--url', url);
  expect(readdirSync(folder)).not.toContain('inbox');
  const { status, text } = await run('--url', url, '--forms');
  expect(status).toBe(0);
  for (const id of ['forms.validation', 'forms.message', 'forms.upload']) {
    expect(text).toMatch(new RegExp(`^holds +${id.replace('.', '\\.')}`, 'm'));
  }
  const inbox = readdirSync(path.join(folder, 'inbox'));
  expect(inbox).toHaveLength(2);
  const [message = ''] = inbox.filter((name) => name.endsWith('.json'));
  expect(readFileSync(path.join(folder, 'inbox', message), 'utf8')).toContain('Conformance check');
});

test('a host that accepts a message without an address is named', async () => {
  const server = faultyHost(
    url,
    { change: instead('SendMail', () => ({ body: '{"success":true}', status: 200 })) },
    new Map(),
  );
  const { text } = await run('--url', await listen(server), '--forms');
  await close(server);
  expect(text).toMatch(/^WRONG +forms\.validation/m);
  expect(text).toContain('it is accepted');
});

test('the report can be read by programs', async () => {
  const { text } = await run('--url', url, '--json');
  const report = JSON.parse(text) as Report;
  expect(report).toMatchObject({ url, conforms: true });
  expect(report.results.find(({ id }) => id === 'captcha.challenge')).toMatchObject({ status: 'missing' });
});

test.each([
  [['--url', 'http://127.0.0.1:9'], 'nothing answers at http://127.0.0.1:9'],
  [['--url', 'ftp://host'], '--url: expected an address'],
  [[], '--url: expected an address'],
  [['--url', 'http://127.0.0.1:9', '--timeout', 'long'], '--timeout: expected milliseconds'],
  [['--wrong'], "Unknown option '--wrong'"],
])('%j is not checked: 2', async (args, message) => {
  const { status, text } = await run(...args);
  expect(status).toBe(2);
  expect(text).toContain(message);
});
