import { get } from 'node:http';

import { expect, test } from '@playwright/test';

import { isRenamed } from '../scripts/lib/cluster/rename-chunks.mjs';
import { Visitors } from '../scripts/lib/visitors.mjs';
import { OwnLauncher } from './support/own-launcher';

const paths = ['/', '/en', '/about', '/en/about', '/page/haberler'];

/** A call that only the backend answers. */
const call = '/api/GetApplicationModel';

let launcher: OwnLauncher;

// One after the other with one launcher: each leaves it serving.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  launcher = await OwnLauncher.create();
  await launcher.addRelease('one');
  await launcher.completeRelease('one');
  await launcher.start('one');
});

test.afterAll(() => launcher.dispose());

/** @returns whether the address answers 200, without a proxy that retries */
const opens = (path: string) =>
  new Promise<boolean>((resolve) => {
    get((path === call ? launcher.backendUrl : launcher.siteUrl) + path, { agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200)).once('error', () => resolve(false));
    }).once('error', () => resolve(false));
  });

/** Clients of pages and of the backend. They do not retry. */
const visit = () =>
  [new Visitors(launcher.siteUrl, paths, 1), new Visitors(launcher.backendUrl, [call], 1, 1)] as const;

/** Kills a process, and waits until the launcher has started another one. */
async function kill(name: 'site' | 'backend'): Promise<void> {
  const pid = await launcher.pidOf(name);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => opens(name === 'site' ? '/' : call), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => launcher.pidOf(name), { timeout: 60_000 }).not.toBe(pid);
}

test('after kill -9 of the site no visitor behind a proxy gets an error, and it is started again at once', async () => {
  const visitors = new Visitors(launcher.siteUrl, paths, 2);
  await kill('site');
  await visitors.leave();
  expect(visitors.failures).toEqual([]);
  expect(visitors.answers).toBeGreaterThan(20);
  expect(launcher.log).toMatch(/^site ended with SIGKILL after \d+ s; starting it again now$/m);
});

test('kill -9 of the backend is not seen by visitors of pages, and it answers again', async () => {
  const visitors = new Visitors(launcher.siteUrl, paths, 1);
  await kill('backend');
  await visitors.leave();
  expect(visitors.failures).toEqual([]);
  expect(launcher.log).toMatch(/^backend ended with SIGKILL after \d+ s; starting it again now$/m);
});

test('an upgrade takes place without a failed request, and the former scripts stay', async () => {
  await launcher.addRelease('two');
  await launcher.renameFiles('two');
  await launcher.completeRelease('two');
  const [visitors, callers] = visit();
  const { code, output } = await launcher.order('switch/two');
  await Promise.all([visitors.leave(), callers.leave()]);
  expect([code, output]).toEqual([0, expect.stringContaining('site: is tried out beside the one that serves')]);
  expect([...visitors.failures, ...callers.failures]).toEqual([]);
  expect(await launcher.serving()).toBe('two');
  const names = [...visitors.files];
  expect(names.some(isRenamed)).toBe(true);
  expect(names.some((name) => !isRenamed(name))).toBe(true);
  for (const name of names) expect([name, await opens(name)]).toEqual([name, true]);
});

test('a version that does not work is rolled back without a failed request', async () => {
  const before = await launcher.serving();
  await launcher.addRelease('three');
  await launcher.breakSite('three');
  await launcher.completeRelease('three');
  const [visitors, callers] = visit();
  const { output, code } = await launcher.order('switch/three');
  await Promise.all([visitors.leave(), callers.leave()]);
  expect([...visitors.failures, ...callers.failures]).toEqual([]);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`version three does not work \\(.+\\); ${before} serves again$`, 'm'));
  expect(await launcher.serving()).toBe(before);
});

test('a site that ends again and again is started with pauses, and the log says when', async () => {
  const file = await launcher.breakSite(await launcher.serving());
  process.kill(await launcher.pidOf('site'), 'SIGKILL');
  await expect
    .poll(() => launcher.log)
    .toMatch(/site could not be started \(it ended with 1 before it answered; its lines say why\), 3 times in a row; /);
  expect(launcher.log).toMatch(/3 times in a row; next try in 2 s, at \d\d:\d\d:\d\d UTC\. Why: its lines above/);
  const { code, output } = await launcher.run('status.mjs');
  expect([code, output]).toEqual([1, expect.stringMatching(/^site +(?:waiting|starting)/m)]);
  await file.restore();
  await expect.poll(() => opens('/')).toBe(true);
});

test('a launcher that is killed takes its processes with it; the next one finds its ports, and says that it is starting', async () => {
  const id = await launcher.serving();
  await launcher.stop('SIGKILL');
  const started = launcher.start(id);
  // It has the ports, and nothing serves yet.
  const tooEarly = { code: 1, output: 'nothing serves yet: wait for the start' };
  await expect.poll(() => launcher.order(`switch/${id}`), { intervals: [50] }).toEqual(tooEarly);
  const { code, output } = await launcher.run('status.mjs');
  expect([code, output]).toEqual([1, expect.stringMatching(/^version {2}none yet, it is starting;[^]*^site +st/m)]);
  await started;
  expect([await opens('/'), await opens(call)]).toEqual([true, true]);
});

test('a launcher whose backend cannot start serves the pages, and starts the backend once it can', async () => {
  const id = await launcher.serving();
  await launcher.stop();
  const file = await launcher.breakBackend(id);
  await launcher.start(id);
  expect([await opens('/'), await opens(call)]).toEqual([true, false]);
  const { code, output } = await launcher.run('status.mjs');
  expect([code, output]).toEqual([1, expect.stringMatching(/^backend +(?:waiting|starting)/m)]);
  await file.restore();
  await expect.poll(() => opens(call), { timeout: 90_000 }).toBe(true);
});

test('on SIGTERM it stops both, and answers under way are sent whole', async () => {
  const visitors = new Visitors(launcher.siteUrl, paths, 1);
  await expect.poll(() => visitors.answers).toBeGreaterThan(5);
  const [code] = await Promise.all([launcher.stop(), visitors.leave()]);
  expect(code).toBe(0);
  // Later connections are refused; none is cut off.
  expect(visitors.failures.filter((failure) => !failure.includes('ECONNREFUSED'))).toEqual([]);
  expect(await opens('/')).toBe(false);
  expect((await launcher.run('status.mjs')).code).toBe(1);
});
