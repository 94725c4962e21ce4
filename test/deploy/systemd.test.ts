/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { installPackage } from '../../scripts/lib/debian-packages.mjs';
import { filesOf, readDeploy } from './read-deploy';

const root = path.join(__dirname, '../..');
const units = filesOf('systemd').filter((name) => name.endsWith('.service'));

/** The settings of a unit, without comments. */
const settingsOf = (name: string) =>
  readDeploy(`systemd/${name}`)
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line));

test('the site has a unit, and so has a backend alone', () => {
  expect(units).toEqual(['corporate-site-backend.service', 'corporate-site.service']);
});

test.each(units)('%s starts a program that is there, and no other', (name) => {
  const starts = settingsOf(name).filter((line) => line.startsWith('ExecStart='));
  const program = /^ExecStart=\/usr\/bin\/node (\S+)/.exec(starts[0] ?? '')?.[1] ?? 'none';
  expect([starts.length, existsSync(path.join(root, program))]).toEqual([1, true]);
});

test('a backend alone has the rights and bounds of the whole', () => {
  const own = /^(?:Description|RestrictAddressFamilies|StartLimit\w+|SyslogIdentifier|ExecStart|RestartSec)=/;
  const [backend, whole] = units.map((name) => settingsOf(name).filter((line) => !own.test(line)));
  expect(whole?.length).toBeGreaterThan(25);
  expect(backend).toEqual(whole);
});

test('the site may read the addresses of its machine, which other instances are told', () => {
  const families = settingsOf('corporate-site.service').find((line) => line.startsWith('RestrictAddressFamilies='));
  expect(families).toMatch(/ AF_NETLINK\b/);
});

test.each(units)(
  'systemd understands %s',
  (name) => {
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) installPackage('systemd');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'unit-'));
    const unit = path.join(folder, name);
    writeFileSync(unit, readDeploy(`systemd/${name}`).replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr.split('\n').filter((line) => line.includes(name))]).toEqual([0, []]);
  },
  120_000,
);
