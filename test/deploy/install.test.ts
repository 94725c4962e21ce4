/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const script = path.join(root, 'deploy/install.sh');

let folder: string;
let source: string;
let target: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-C', source, ...args], {
    encoding: 'utf8',
  }).trim();

/** A version of a small project that has what the script copies. @returns its commit */
function commit(text: string): string {
  writeFileSync(path.join(source, 'version.txt'), text);
  git('add', '-A');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD');
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args, '--from', source], {
    encoding: 'utf8',
    env: { ...process.env, DESTDIR: target },
  });
  return { status, text: stdout + stderr };
}

const below = (name: string) => path.join(target, name);
const settings = () => readFileSync(below('etc/corporate-site.env'), 'utf8');
const version = () => readFileSync(below('srv/corporate-site/version.txt'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
  mkdirSync(target);
  for (const part of ['deploy/systemd', 'deploy/nginx'])
    cpSync(path.join(root, part), path.join(source, part), { recursive: true });
  writeFileSync(path.join(source, '.gitignore'), '.data\n');
  execFileSync('git', ['init', '-q', '-b', 'main', source]);
  commit('one');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an installation has the files, the settings for root alone, and the service with this Node', () => {
  expect(run('install', '--site-url', 'https://www.acme.example/', '--port', '4000', '--seed', 'starter').status).toBe(
    0,
  );
  expect(version()).toBe('one');
  expect(settings().split('\n')).toEqual(
    expect.arrayContaining(['SITE_URL=https://www.acme.example', 'PORT=4000', 'BACKEND_PORT=4001', 'SEED=starter']),
  );
  expect(statSync(below('etc/corporate-site.env')).mode & 0o777).toBe(0o600);
  const unit = readFileSync(below('etc/systemd/system/corporate-site.service'), 'utf8');
  expect(unit).toMatch(/^ExecStart=\/\S*\/node scripts\/start\.mjs --current$/m);
});

test('a second run keeps what is there: settings, password and files', () => {
  run('install', '--admin-email', 'admin@acme.example');
  const first = settings();
  expect(first).toMatch(/^ADMIN_PASSWORD=[\da-f]{24}$/m);
  const again = run(
    'install',
    '--admin-email',
    'other@acme.example',
    '--port',
    '5000',
    '--site-url',
    'https://x.example',
  );
  expect(again.status).toBe(0);
  expect(settings()).toBe(`${first}SITE_URL=https://x.example\n`);
});

test('a dry run says what it would do, and does nothing', () => {
  const { status, text } = run('install', '--dry-run', '--site-url', 'https://www.acme.example');
  expect(status).toBe(0);
  expect(text).toContain('would write');
  expect(text).toMatch(/^ {2}would set SITE_URL=https:\/\/www\.acme\.example\n {2}would set PORT=3000$/m);
  expect(existsSync(below('etc'))).toBe(false);
  expect(existsSync(below('srv'))).toBe(false);
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
  writeFileSync(path.join(source, 'deploy/systemd/corporate-site.service'), '# another one');
  commit('three');
  expect(run('upgrade').text).toContain('it has changed, and counts from: systemctl restart');
});

test('nginx gets the addresses, and waits for the certificate', () => {
  const { status, text } = run(
    ...['install', '--nginx', '--site-url', 'https://www.acme.example', '--admin-url', 'https://admin.acme.example'],
  );
  expect(status).toBe(0);
  expect(text).toContain('not enabled');
  const conf = readFileSync(below('etc/nginx/sites-available/corporate-site.conf'), 'utf8');
  expect(conf).toContain('server_name www.acme.example;');
  expect(conf).toContain('server_name admin.acme.example;');
  expect(conf).toContain('/etc/letsencrypt/live/www.acme.example/fullchain.pem');
  expect(conf).not.toContain('example.com');
  expect(settings()).toContain('TRUSTED_PROXIES=127.0.0.1');
});

test('what a former run was told holds for a later one', () => {
  run('install', '--site-url', 'https://www.acme.example', '--port', '4000', '--seed', 'starter');
  const { status, text } = run('install', '--nginx', '--admin-url', 'https://admin.acme.example');
  expect([status, text]).toEqual([0, expect.not.stringContaining('stays 4000')]);
  const conf = readFileSync(below('etc/nginx/sites-available/corporate-site.conf'), 'utf8');
  expect(conf).toContain('server_name www.acme.example;');
  expect(conf).toMatch(/127\.0\.0\.1:4000 /);
  expect(conf).toMatch(/127\.0\.0\.1:4001 /);
  expect(run('install', '--port', '5000').text).toContain('  PORT stays 4000\n');
});

test.each([
  [['install', '--seed', 'all'], '--seed: got all'],
  [['install', '--port', '70000'], '--port: got 70000'],
  [['install', '--port', '80; rm'], '--port: got 80; rm'],
  [['install', '--site-url', 'www.acme.example'], 'is no address'],
  [['install', '--nginx'], '--nginx needs --site-url'],
  [['install', '--what'], 'unknown option --what'],
  [['destroy'], 'unknown command destroy'],
  [['upgrade'], 'there is no installation'],
])('%j ends with a line that says why', (args, line) => {
  const { status, text } = run(...args);
  expect([status, text]).toEqual([1, expect.stringContaining(line)]);
});
