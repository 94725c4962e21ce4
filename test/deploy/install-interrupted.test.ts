/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

import { below, commit, git, prepareInstallation, removeInstallation, run, settings, version } from './install-below';

beforeEach(prepareInstallation);
afterEach(removeInstallation);

test('what was interrupted while the files came is no installation, and the next run makes one', () => {
  expect(run('install', '--ref', 'none')).toMatchObject({
    status: 1,
    text: expect.stringContaining('there is no version none') as string,
  });
  expect(readdirSync(below('srv'))).toEqual([]);
  mkdirSync(below('srv/corporate-site.new/.git'), { recursive: true });
  commit('two');
  const first = git('rev-parse', 'HEAD~1');
  expect(run('install', '--ref', first).status).toBe(0);
  expect([version(), readdirSync(below('srv'))]).toEqual(['one', ['corporate-site']]);
  expect(run('install', '--ref', 'main').text).toContain('another version comes by: deploy/install.sh upgrade --ref');
  rmSync(below('srv/corporate-site/.git'), { recursive: true });
  expect(run('install').text).toContain('holds other files');
});

test('an upgrade that was interrupted is run again, and remembers which version serves', () => {
  run('install');
  const first = git('rev-parse', 'HEAD');
  const second = commit('two');
  // As it is left when the machine loses its power after the new files have come.
  mkdirSync(below('srv/corporate-site/.data'), { recursive: true });
  writeFileSync(below('srv/corporate-site/.data/upgrading'), `${first}\n`);
  for (const args of [['fetch'], ['checkout', '--detach', second]])
    execFileSync('git', ['-C', below('srv/corporate-site'), ...args, '-q']);
  expect(run('status').text).toContain(`an upgrade from ${first} was interrupted`);
  const again = run('upgrade');
  expect([again.status, again.text]).toEqual([0, expect.not.stringContaining('serves already')]);
  expect(run('status').text).toMatch(new RegExp(`^before {4}${first}$`, 'm'));
  expect(run('upgrade').text).toContain('serves already');
});

test('an administrator whose password was written before an interruption gets that one', () => {
  mkdirSync(below('etc'));
  writeFileSync(below('etc/corporate-site.env'), 'ADMIN_PASSWORD=from-the-first-run\n');
  const { text } = run('install', '--admin-email', 'admin@acme.example');
  expect(text).toContain('admin@acme.example, password: from-the-first-run');
  expect(settings().match(/^ADMIN_\w+=.*$/gm)).toEqual([
    'ADMIN_PASSWORD=from-the-first-run',
    'ADMIN_EMAIL=admin@acme.example',
  ]);
});
