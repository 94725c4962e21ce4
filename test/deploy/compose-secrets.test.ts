/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { compose, own } from './read-compose';
import { readDeploy } from './read-deploy';

const root = path.join(__dirname, '../..');

/** A folder `deploy` with what makes the secrets. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  mkdirSync(path.join(folder, 'deploy/docker'), { recursive: true });
  const script = 'deploy/docker/make-secrets.sh';
  copyFileSync(path.join(root, script), path.join(folder, script));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = () => execFileSync('sh', ['deploy/docker/make-secrets.sh'], { cwd: folder, encoding: 'utf8' });
const place = (name: string) => path.join(folder, 'deploy', name);
const read = (name: string) => readFileSync(place(name), 'utf8');

/** Of no use, until somebody writes to them. */
const empty = ['./secrets/smtp_url', './secrets/payload_secret_former'];

test('secrets are files, have no defaults, and are all made by the script or named in its message', () => {
  const text = readDeploy('compose.yaml');
  expect(text).not.toMatch(/(?:PASSWORD|SECRET|KEY|TOKEN)(?:_ID)?: (?!\/run\/secrets\/)/);
  expect(text.match(/\$\{(?:\w*(?:PASSWORD|SECRET|KEY)\w*)/)).toBeNull();
  const said = run();
  for (const { file } of Object.values(compose.secrets)) {
    if (file.endsWith('.pem')) expect(said).toContain(path.basename(file));
    else if (empty.includes(file)) expect([file, read(file)]).toEqual([file, '']);
    else expect(read(file).length).toBeGreaterThan(15);
  }
  expect(statSync(place('secrets')).mode & 0o077).toBe(0);
  expect(read('secrets/database_url')).toContain(read('secrets/postgres_password'));
  const { identities } = JSON.parse(read('secrets/s3_config')) as { identities: { credentials: unknown[] }[] };
  expect(identities[0]?.credentials).toEqual([
    { accessKey: read('secrets/s3_access_key_id'), secretKey: read('secrets/s3_secret_access_key') },
  ]);
  expect(read('secrets/payload_secret')).toMatch(/^[\da-f]{64}$/);
  // Settings are added without a change of what git knows.
  for (const [, { env_file: files }] of own) expect(files).toEqual(['settings.env']);
  expect(read('settings.env')).toMatch(/^(?:#.*\n)+$/);
});

test('what is there stays', () => {
  run();
  const first = read('secrets/payload_secret');
  writeFileSync(place('settings.env'), 'MAIL_TO=office@site.example\n');
  writeFileSync(place('secrets/smtp_url'), 'smtp://mail.site.example');
  run();
  expect(read('secrets/payload_secret')).toBe(first);
  expect([read('settings.env'), read('secrets/smtp_url')]).toEqual([
    'MAIL_TO=office@site.example\n',
    'smtp://mail.site.example',
  ]);
});

/** The commands of the guide between a line and the next end of a block. */
function blockOf(firstLine: string): string {
  const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const from = guide.indexOf(`\n${firstLine}`);
  return from === -1 ? '' : guide.slice(from, guide.indexOf('\n```', from)).trim();
}

test("the guide's change of the backends' secret keeps the former one, by which second factors are sealed anew", () => {
  run();
  const former = read('secrets/payload_secret');
  const commands = blockOf('mv -f deploy/secrets/payload_secret ')
    .split('\n')
    .filter((line) => !line.startsWith('docker '));
  expect(commands).toHaveLength(2);
  execFileSync('sh', ['-e', '-c', commands.join('\n')], { cwd: folder });
  expect(read('secrets/payload_secret_former')).toBe(former);
  expect(read('secrets/payload_secret')).toMatch(/^[\da-f]{64}$/);
  expect(read('secrets/payload_secret')).not.toBe(former);
  const backends = own.filter(([name]) => name.startsWith('backend'));
  for (const [name, { environment }] of backends)
    expect([name, environment?.PAYLOAD_SECRET_FORMER_FILE]).toEqual([name, '/run/secrets/payload_secret_former']);
});

test('a container reads every secret that it is given as a file', () => {
  const names = own.flatMap(([, { environment = {} }]) => Object.keys(environment));
  const variables = [...new Set(names.filter((name) => name.endsWith('_FILE')))];
  mkdirSync(path.join(folder, '.next'));
  writeFileSync(path.join(folder, '.next/required-server-files.json'), '{ "config": {} }');
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
  for (const name of variables) {
    env[name] = place(name);
    writeFileSync(place(name), `of ${name}\n`);
  }
  const program = `const { prepareStart } = await import(${JSON.stringify(path.join(root, 'deploy/docker/prepare-start.mjs'))});
    prepareStart(new URL('file://${folder}/'));
    console.info(JSON.stringify(process.env));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' });
  const seen = JSON.parse(said) as Record<string, string>;
  expect(variables.length).toBeGreaterThan(8);
  for (const name of variables) expect(seen[name.replace(/_FILE$/, '')]).toBe(`of ${name}`);
});
