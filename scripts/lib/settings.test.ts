/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { leastNode, readEnvFile, requireNode } from './settings.mjs';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(['18.20.4', '20.9.0', '20.18.9'])('Node %s is refused in one line', (version) => {
  expect(() => requireNode(version)).toThrow(`Node ${version} is too old: ${leastNode} or newer is needed`);
});

test.each([leastNode, '20.20.0', '21.0.0', '22.3.1'])('Node %s is taken', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test('everything that names the oldest Node names the same one', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${leastNode}`);
  const short = leastNode.replace(/\.0$/, '');
  expect(/^least_node=(.*)$/m.exec(read('deploy/install.sh'))?.[1]).toBe(short);
  for (const guide of ['README.md', 'docs/operations.md']) {
    const named = [...read(guide).matchAll(/Node (\d+(?:\.\d+)*) or newer/g)].map(([, version]) => version);
    expect([guide, ...new Set(named)]).toEqual([guide, short]);
  }
});

test('packages need no newer Node than is named', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { engines?: object }> };
  const wanted = Object.entries(packages).map(([name, { engines }]) => [name, Object(engines).node ?? '*'] as const);
  const [major, minor] = leastNode.split('.').map(Number);
  /** Whether a range such as `^20.17.0 || >=22.9.0` has the oldest Node. */
  const takes = (range: string) =>
    range.split('||').some((part) => {
      const [, sign, from = '0', of = '0'] = /(>=|\^|~)?\s*v?(\d+|\*)(?:\.(\d+))?/.exec(part) ?? [];
      if (from === '*' || (sign === '>=' && Number(from) < Number(major))) return true;
      return Number(from) === major && Number(of) <= Number(minor);
    });
  expect(wanted.length).toBeGreaterThan(500);
  expect(wanted.filter(([, range]) => !takes(String(range))).map(([name, range]) => `${name}: ${range}`)).toEqual([]);
});

test('settings in a file are taken, but for those that the environment has itself', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  const program = `import { readEnvFile } from ${JSON.stringify(path.join(__dirname, 'settings.mjs'))};
    readEnvFile(${JSON.stringify(folder)});
    console.info([process.env.ONE, process.env.TWO].join());`;
  const run = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, ONE: undefined, TWO: 'of the environment' },
    });
  try {
    expect(run()).toMatchObject({ status: 0, stdout: ',of the environment\n' });
    writeFileSync(path.join(folder, '.env'), '# ours\nONE=of the file\nTWO="of the file"\n');
    expect(run()).toMatchObject({ status: 0, stdout: 'of the file,of the environment\n', stderr: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a # in a file of settings', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text: string) => {
    writeFileSync(path.join(folder, '.env'), text);
    readEnvFile(folder);
  };

  test.each(['TRIED=correct-horse#staple', 'export TRIED = a b#c', '# ours\nTRIED=#secret\n', "#A='\nTRIED=a#b # '"])(
    'that would cut a value off ends it, and the value is not shown: %j',
    (text) => {
      expect(() => read(text)).toThrow(
        new Error(
          `${path.join(folder, '.env')}: TRIED has a # outside of quotes, where the value would end: write TRIED="…"`,
        ),
      );
    },
  );

  test.each([
    ['TRIED="correct#staple"', 'correct#staple'],
    ["TRIED='correct#staple'#ours", 'correct#staple'],
    ['TRIED=correct # ours, not #theirs', 'correct'],
    ['TRIED= # not set', ''],
    ['TRIED="one\nA=b#c"', 'one\nA=b#c'],
    ['#TRIED=a#b\nTRIED=c', 'c'],
  ])('that does not: %j', (text, value) => {
    expect(() => read(text)).not.toThrow();
    expect(parseEnv(text).TRIED).toBe(value);
  });
});

test.each([
  ...['start', 'start-site', 'start-backend', 'dev', 'status', 'upgrade', 'backup', 'restore', 'rotate-secrets'],
  ...['db-move', 'media-move', 'import', 'export'],
])('the command %s reads the settings before anything else', (name) => {
  const [first] = /^import .*$/m.exec(read(`scripts/${name}.mjs`)) ?? [];
  expect(first).toBe("import './lib/prepare.mjs';");
});
