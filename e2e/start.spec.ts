import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { siteUrl } from './support/stack';

const root = path.join(import.meta.dirname, '..');

function start(script: string, env: Record<string, string>) {
  return spawnSync(process.execPath, [`scripts/${script}.mjs`], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

for (const script of ['start', 'start-site']) {
  for (const [name, value] of [
    ['PORT', 'abc'],
    ['BACKEND_URL', 'foo'],
    ['SITE_URL', 'nowhere'],
    ['REVALIDATE_SECONDS', 'soon'],
  ] as const) {
    test(`${script} with ${name}=${value} exits at once with a one-line message`, () => {
      const { status, stderr } = start(script, { [name]: value });
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(new RegExp(`^${name}: got "${value}", accepts [^\\n]+$`));
    });
  }
}

test('the start fails with a message if the port is in use', () => {
  const { status, stderr } = start('start-site', { PORT: new URL(siteUrl).port });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^PORT: port \d+ is taken; [^\n]+$/);
});
