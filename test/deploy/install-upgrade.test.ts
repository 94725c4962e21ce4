/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  addRepository,
  below,
  commit,
  git,
  prepareInstallation,
  removeInstallation,
  run,
  runFrom,
  version,
} from './install-below';

beforeEach(prepareInstallation);
afterEach(removeInstallation);

test('an upgrade comes from the repository that is named, and so do later ones; one without versions changes nothing', () => {
  run('install');
  expect(runFrom(below('nowhere'), 'upgrade')).toMatchObject({
    status: 1,
    text: expect.stringContaining('nowhere has no versions to fetch') as string,
  });
  expect(run('upgrade').text).toContain('serves already');
  const other = addRepository();
  expect(runFrom(other, 'upgrade', '--dry-run').text).toContain(`would fetch from ${other}`);
  // A branch of the former one is none of this one, and neither is what the installation began with.
  expect(runFrom(other, 'upgrade', '--ref', 'main').text).toContain('there is no version main');
  expect(runFrom(other, 'upgrade').status).toBe(0);
  expect(version()).toBe('elsewhere');
  expect(git('-C', below('srv/corporate-site'), 'remote', 'get-url', 'origin')).toBe(other);
});

test('a folder may be named from where one is, but not the installation itself', () => {
  run('install');
  const other = addRepository();
  expect(runFrom(path.relative(process.cwd(), other), 'upgrade').status).toBe(0);
  expect([version(), git('-C', below('srv/corporate-site'), 'remote', 'get-url', 'origin')]).toEqual([
    'elsewhere',
    other,
  ]);
  expect(runFrom(below('srv/corporate-site'), 'upgrade')).toMatchObject({
    status: 1,
    text: expect.stringContaining('is the installation itself') as string,
  });
});

test('an upgrade brings the new files, and a rollback the former ones', () => {
  run('install');
  expect(run('rollback')).toMatchObject({ status: 1, text: expect.stringContaining('no upgrade yet') as string });
  const second = commit('two');
  expect(run('upgrade', '--dry-run').status).toBe(0);
  expect(version()).toBe('one');
  expect(run('upgrade').status).toBe(0);
  expect(version()).toBe('two');
  expect(run('upgrade').text).toContain('serves already');
  expect(run('rollback').status).toBe(0);
  expect(version()).toBe('one');
  expect(run('status').text).toContain(second);
  expect(run('upgrade', '--ref', second).status).toBe(0);
  expect(version()).toBe('two');
  expect(run('upgrade', '--ref', 'none').text).toContain('there is no version none');
  commit('three', { 'deploy/systemd/corporate-site.service': '# another one' });
  expect(run('upgrade').text).toContain('it has changed, and counts from: systemctl restart');
});

test('an upgrade renews a unit that nobody has changed, and leaves one that somebody has', () => {
  const place = 'deploy/systemd/corporate-site.service';
  const ours = readFileSync(place, 'utf8');
  const installed = below('etc/systemd/system/corporate-site.service');
  run('install');
  commit('two', { [place]: `${ours}# of two\n` });
  expect(run('upgrade').text).toContain('it has changed, and counts from: systemctl restart');
  expect(readFileSync(installed, 'utf8')).toContain('# of two');
  const own = readFileSync(installed, 'utf8').replace(/^ReadWritePaths=.*/m, '$& /mnt/media');
  writeFileSync(installed, own);
  commit('three', { [place]: `${ours}# of three\n` });
  for (const command of ['upgrade', 'install', 'rollback']) {
    const { status, text } = run(command);
    expect([status, text]).toEqual([0, expect.stringContaining('corporate-site.service stays as it is')]);
    expect(readFileSync(installed, 'utf8')).toBe(own);
  }
  expect(version()).toBe('two');
});
