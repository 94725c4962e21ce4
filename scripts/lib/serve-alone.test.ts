/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { siteServer } from './paths.mjs';
import { freePort } from './processes.mjs';

jest.setTimeout(30_000);

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'serve-alone-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (name: string) => pathToFileURL(path.resolve('scripts/lib', name)).href;

/** Runs a program until it ends, and shows each line that it writes. */
async function run(args: string[], env: Record<string, string>, onLine: (line: string) => void = () => undefined) {
  const program = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With a process group of its own, as in a terminal.
    detached: true,
  });
  child = program;
  let complaint = '';
  program.stdout.on('data', (chunk: Buffer) => onLine(chunk.toString().trim()));
  program.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => program.once('close', resolve));
  return { code, complaint: complaint.trim() };
}

/** Runs `npm run start:site` with this program in the place of the site's server. */
async function serve(program: string, onLine?: (line: string) => void) {
  writeFileSync(siteServer(folder), program);
  const secrets = { PAYLOAD_SECRET: 'p'.repeat(64), REVALIDATE_SECRET: 'r'.repeat(64) };
  return run(['scripts/start-site.mjs'], { ...secrets, NEXT_DIST_DIR: folder, PORT: String(await freePort()) }, onLine);
}

const stop = () => child?.kill('SIGTERM');

test('a server that was killed is a failure', async () => {
  const ended = await serve("process.kill(process.pid, 'SIGKILL')");
  expect(ended).toEqual({ code: 1, complaint: 'the server was ended by SIGKILL' });
});

test('a site that is not built says what to do, in one line', async () => {
  const ended = await run(['scripts/start-site.mjs'], { NEXT_DIST_DIR: folder, PORT: String(await freePort()) });
  const complaint = 'the site is not built: npm run build, with the same BACKEND_URL and SITE_URL';
  expect(ended).toEqual({ code: 1, complaint });
});

test('a server that fails is a failure, and one that is stopped is none', async () => {
  expect(await serve('process.exit(3)')).toMatchObject({ code: 3 });
  const waiting = "console.info('serves'); setInterval(() => {}, 1000);";
  expect(await serve(waiting, stop)).toEqual({ code: 0, complaint: '' });
  expect(await serve(`process.on('SIGTERM', () => process.exit(0)); ${waiting}`, stop)).toMatchObject({ code: 0 });
});

/** A server in the place of the site's, which does this when it is asked for something. */
const answering = (answer: string) => `
  import { createServer } from 'node:http';
  import { stopGently } from '${urlOf('../../server/stop-gently.mjs')}';
  const server = createServer((_request, response) => {
    console.info('asked');
    ${answer}
  });
  stopGently(server, () => Promise.resolve());
  process.once('SIGINT', () => console.info('interrupted'));
  server.listen(0, '127.0.0.1', () => console.info('http://127.0.0.1:' + server.address().port));`;

/** Ctrl-C in a terminal reaches every process of its group. */
const pressCtrlC = () => process.kill(-(child?.pid ?? 0), 'SIGINT');

/** Serves one request, and calls back when it has arrived. */
async function serveRequest(answer: string, onRequest: () => void) {
  let body: Promise<string> | undefined;
  const ended = await serve(answering(answer), (line) => {
    if (line === 'asked') onRequest();
    // npm, which is in the group too, passes it on to the launcher.
    else if (line === 'interrupted') child?.kill('SIGINT');
    else
      body = fetch(line).then(
        (response) => response.text(),
        () => 'broken off',
      );
  });
  return { ...ended, body: await body };
}

test('one Ctrl-C in a terminal lets answers under way be sent whole', async () => {
  const ended = await serveRequest("setTimeout(() => response.end('whole'), 500);", pressCtrlC);
  expect(ended).toEqual({ code: 0, complaint: '', body: 'whole' });
});

test('a further Ctrl-C ends it at once', async () => {
  const at = Date.now();
  let pressing: NodeJS.Timeout | undefined;
  const ended = await serveRequest('', () => {
    pressCtrlC();
    pressing = setInterval(pressCtrlC, 400);
  });
  clearInterval(pressing);
  expect(ended).toMatchObject({ code: 1, body: 'broken off' });
  // After one Ctrl-C, an answer under way has eight seconds.
  expect(Date.now() - at).toBeLessThan(7_000);
});

test('a stop during the build leaves nothing running', async () => {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { serveAlone } from '${urlOf('serve-alone.mjs')}';
     import { runNode, startNode } from '${urlOf('processes.mjs')}';
     const options = { cwd: '/', env: {} };
     await serveAlone(async () => {
       await runNode(['-e', 'console.info(process.pid); setInterval(() => {}, 1000)'], options);
       return startNode(['-e', ''], options);
     });`,
  );
  let build = 0;
  const ended = await run([program], {}, (line) => {
    build = Number(line);
    stop();
  });
  expect(ended).toEqual({ code: 0, complaint: '' });
  expect(() => process.kill(build, 0)).toThrow('ESRCH');
});
