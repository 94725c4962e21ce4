/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { readSiteEnv } from '../../lib/env/site-env.mjs';
import { below, commit, prepareInstallation, removeInstallation, run, settings, version } from './install-below';

beforeEach(prepareInstallation);
afterEach(removeInstallation);

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

test('a link, or the mount point of a disk, is filled where it stands', () => {
  const disk = below('mnt/disk');
  mkdirSync(path.join(disk, 'lost+found'), { recursive: true });
  mkdirSync(below('srv'));
  symlinkSync(disk, below('srv/corporate-site'));
  writeFileSync(path.join(disk, 'mine.txt'), '');
  expect(run('install').text).toContain('holds other files');
  rmSync(path.join(disk, 'mine.txt'));
  expect(run('install').status).toBe(0);
  expect(readFileSync(path.join(disk, 'version.txt'), 'utf8')).toBe('one');
  expect(readdirSync(disk).sort()).toEqual(['.git', '.gitignore', 'deploy', 'lost+found', 'version.txt']);
  commit('two');
  expect(run('upgrade').status).toBe(0);
  expect(version()).toBe('two');
});

test('an address with other letters, which the site takes, keeps no command from running', () => {
  run('install');
  writeFileSync(below('etc/corporate-site.env'), `${settings()}SITE_URL=https://www.şirket.example\n`);
  for (const command of ['status', 'upgrade']) expect([command, run(command).status]).toEqual([command, 0]);
});

test('nginx gets the addresses, and waits for the certificate', () => {
  const { status, text } = run(
    ...['install', '--nginx', '--site-url', 'https://www.acme.example', '--admin-url', 'https://admin.acme.example'],
  );
  expect(status).toBe(0);
  expect(text).toContain('not enabled');
  expect(text).toContain(
    "certbot certonly --webroot -w /var/www/html --deploy-hook 'systemctl reload nginx' -d www.acme.example -d admin.acme.example ",
  );
  const conf = readFileSync(below('etc/nginx/sites-available/corporate-site.conf'), 'utf8');
  expect(conf).toContain('server_name www.acme.example admin.acme.example;');
  expect(conf).toContain('server_name www.acme.example;');
  expect(conf).toContain('server_name admin.acme.example;');
  expect(conf).toContain('/etc/letsencrypt/live/www.acme.example/fullchain.pem');
  expect(conf).not.toContain('example.com');
  expect(
    readSiteEnv(
      Object.fromEntries(
        settings()
          .split('\n')
          .map((line) => line.split('=')) as [string, string][],
      ),
    ),
  ).toMatchObject({ siteUrl: 'https://www.acme.example', trustedProxies: 1 });
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

test('nginx sends visitors to the site, also where its port is the usual one of the backend', () => {
  const urls = ['--site-url', 'https://www.acme.example', '--admin-url', 'https://admin.acme.example'];
  expect(run('install', '--nginx', ...urls, '--port', '3001').status).toBe(0);
  const conf = readFileSync(below('etc/nginx/sites-available/corporate-site.conf'), 'utf8');
  expect(conf).toMatch(/^upstream corporate_site \{[^}]* 127\.0\.0\.1:3001 /m);
  expect(conf).toMatch(/^upstream corporate_backend \{[^}]* 127\.0\.0\.1:3002 /m);
});

test.each(['3079', '3080', '3081'])('with nginx, the port %s would meet one that nginx listens on', (port) => {
  const urls = ['--site-url', 'https://www.acme.example', '--admin-url', 'https://admin.acme.example'];
  const { status, text } = run('install', '--nginx', ...urls, '--port', port);
  expect([status, text]).toEqual([1, expect.stringMatching(/nginx itself listens on 308[01]: --port/)]);
  expect(existsSync(below('srv'))).toBe(false);
});

test.each([
  ['PORT=3081\nBACKEND_PORT=4001\n', 3081, 3081, 4001],
  ['PORT=4000\nBACKEND_PORT=3080\n', 3080, 4000, 3080],
])('with nginx, a port of nginx in the settings %j is to be changed there', (lines, taken, site, backend) => {
  mkdirSync(below('etc'));
  writeFileSync(below('etc/corporate-site.env'), lines);
  const urls = ['--site-url', 'https://www.acme.example', '--admin-url', 'https://admin.acme.example'];
  const { status, text } = run('install', '--dry-run', '--nginx', ...urls, '--port', '5000');
  expect([status, text]).toEqual([
    1,
    `install.sh: nginx itself listens on ${taken}: change PORT and BACKEND_PORT in /etc/corporate-site.env; the site would have ${site}, the backend ${backend}\n`,
  ]);
});

test('a port in the settings stays, so --port cannot meet one of nginx', () => {
  run('install', '--port', '4000');
  const urls = ['--site-url', 'https://www.acme.example', '--admin-url', 'https://admin.acme.example'];
  expect(run('install', '--dry-run', '--nginx', ...urls, '--port', '3080').status).toBe(0);
});

test('a line that somebody has left without an end stays a line of its own', () => {
  mkdirSync(below('etc'));
  writeFileSync(below('etc/corporate-site.env'), 'MAIL_TO=office@acme.example');
  run('install', '--site-url', 'https://www.acme.example');
  expect(settings()).toMatch(/^MAIL_TO=office@acme\.example\nSITE_URL=https:\/\/www\.acme\.example\n/);
});

test.each([
  [['install', '--seed', 'all'], '--seed: got all'],
  [['install', '--port', '70000'], '--port: got 70000'],
  [['install', '--port', '80; rm'], '--port: got 80; rm'],
  [['install', '--site-url', 'www.acme.example'], 'is no address'],
  [['install', '--site-url', 'https://www.acme.example|x'], 'is no address'],
  [['install', '--site-url', 'https://www.acme.example\nSEED=demo'], 'is no address'],
  [['install', '--site-url', 'https://www.acme.example/tr'], 'is no address of a whole host'],
  [['install', '--admin-url', 'https://www.acme.example//'], 'is no address of a whole host'],
  [['install', '--admin-email', 'admin'], '--admin-email: got admin'],
  [['install', '--admin-email', 'a@acme.example\nSEED=demo'], '--admin-email: got a@acme.example'],
  [['install', '--nginx'], '--nginx needs --site-url'],
  [['install', '--what'], 'unknown option --what'],
  [['destroy'], 'unknown command destroy'],
  [['upgrade'], 'there is no installation'],
])('%j ends with a line that says why', (args, line) => {
  const { status, text } = run(...args);
  expect([status, text]).toEqual([1, expect.stringContaining(line)]);
});
