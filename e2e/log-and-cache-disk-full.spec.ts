import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { OwnStack } from './support/own-stack';
import { SmallDisk } from './support/small-disk';
import { placesOn, root } from './support/full-disk';

/** A backend whose log, or whose parent's, is a file. */
async function startWithLog(file: string, label: string, env: Record<string, string>) {
  const port = await freePort();
  const program = `import('./scripts/lib/services.mjs').then(({ startBackend }) => {
    const child = startBackend(${port}, process.env, ${JSON.stringify(label)} || undefined);
    process.once('SIGTERM', () => child.kill());
  });`;
  const output = openSync(file, 'a');
  const child = spawn(process.execPath, ['-e', program], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  await waitFor(`http://127.0.0.1:${port}/api/CaptchaChallenge`, 60_000, child);
  return { url: `http://127.0.0.1:${port}/api`, child };
}

for (const [whose, label] of [
  ['a process that writes it', ''],
  ['a launcher that writes it', '[backend]'],
] as const) {
  test(`a full disk of the log: ${whose} goes on, and writes again when there is room`, async () => {
    const disk = SmallDisk.mount(1);
    const data = mkdtempSync(path.join(os.tmpdir(), 'full-log-'));
    const file = path.join(disk.folder, 'site.log');
    const env = { ...placesOn(data), PAYLOAD_SECRET: 'full-log-'.repeat(4), SEED: 'none', LOG_FORMAT: 'json' };
    const { url, child } = await startWithLog(file, label, env);
    try {
      const before = readFileSync(file, 'utf8');
      expect(before).toContain('ready on port');
      disk.fill();
      // Each refusal is a line of the log.
      const refuse = async () => {
        const body = JSON.stringify({ email: 'a@kemerkaya.example', password: 'yanlis' });
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`${url}/users/login`, { method: 'POST', headers, body })).status;
      };
      const statuses = new Set<number>();
      for (let time = 0; time < 40; time += 1) statuses.add(await refuse());
      expect(
        [...statuses].every((status) => status >= 400 && status < 500),
        [...statuses].join(),
      ).toBe(true);
      expect((await fetch(`${url}/CaptchaChallenge`)).status).toBe(200);
      disk.makeRoom();
      const full = readFileSync(file, 'utf8').length;
      await expect(async () => {
        await refuse();
        expect(readFileSync(file, 'utf8').length).toBeGreaterThan(full);
      }).toPass();
    } finally {
      await stop(child);
      disk.unmount();
      rmSync(data, { recursive: true });
    }
  });
}

test('a full disk of the page cache: visitors get every page, and it is written again when there is room', async ({
  request,
}) => {
  let disk: SmallDisk | undefined;
  const stack = await OwnStack.create({}, (folder) => {
    mkdirSync(folder);
    disk = SmallDisk.mount(400, folder);
  });
  const page = async (path: string) => {
    const response = await fetch(`${stack.siteUrl}${path}`);
    return [response.status, await response.text()] as const;
  };
  const shows = (path: string, text: string) =>
    expect.poll(() => page(path)).toEqual([200, expect.stringContaining(text)]);
  try {
    await stack.startBackend();
    await stack.startSite();
    await stack.logIn(request);
    const known = await stack.createPage({ title: 'Bilinen sayfa', pageKey: 'dolu-onbellek' });
    await shows('/page/dolu-onbellek', 'Bilinen sayfa');

    disk?.fill();
    await shows('/', '</html>');
    await stack.createPage({ title: 'Yeni sayfa', pageKey: 'dolu-yeni' });
    await shows('/page/dolu-yeni', 'Yeni sayfa');
    await stack.changePage(known, { title: 'Bilinen sayfa, değişti' });
    await shows('/page/dolu-onbellek', 'Bilinen sayfa, değişti');
    // The file that was there is whole; nothing of the one that did not fit is left.
    const cache = disk?.folder ?? '';
    const entries = readdirSync(cache, { recursive: true }).map((name) => path.join(cache, String(name)));
    const half = entries.filter((name) => name.includes('dolu-yeni') && statSync(name).isFile());
    expect(half).toEqual([]);

    disk?.makeRoom();
    await stack.changePage(known, { title: 'Bilinen sayfa, yine' });
    await shows('/page/dolu-onbellek', 'Bilinen sayfa, yine');
    // What is on the disk serves a site that is started while the backend is down.
    await stack.killBackend();
    await stack.stopSite();
    await stack.startSite();
    await shows('/page/dolu-onbellek', 'Bilinen sayfa, yine');
    await shows('/', '</html>');
  } finally {
    await stack.stopSite();
    disk?.unmount();
    await stack.dispose();
  }
});
