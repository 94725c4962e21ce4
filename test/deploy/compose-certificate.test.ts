/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { compose } from './read-compose';

const root = path.join(__dirname, '../..');

/** A folder with `deploy/docker`, what certbot has made, and a stand-in for docker, which notes how it is called. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  cpSync(path.join(root, 'deploy/docker'), place('deploy/docker'), { recursive: true });
  mkdirSync(place('live'));
  writeCertificate('first');
  mkdirSync(place('bin'));
  const note = `echo "$@" >> ${place('calls')}`;
  const answers = `case "$*" in *' ps '*) cat ${place('running')} ;; *' sh -s') cat > ${place('sent')} ;; esac`;
  writeFileSync(place('bin/docker'), `#!/bin/sh\n${note}\n${answers}\n`, { mode: 0o755 });
  writeFileSync(place('running'), '');
  writeFileSync(place('calls'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(place(name), 'utf8');

/** As certbot does: the key belongs to its owner alone. */
function writeCertificate(text: string) {
  for (const name of ['fullchain.pem', 'privkey.pem'])
    writeFileSync(place(`live/${name}`), `${text} ${name}`, { mode: 0o600 });
}

const run = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
  execFileSync(place(`deploy/docker/${name}.sh`), args, {
    ...{ cwd: folder, encoding: 'utf8', stdio: 'pipe' },
    env: { ...process.env, PATH: `${place('bin')}:${process.env.PATH ?? ''}`, ...env },
  });

const modes = () =>
  ['fullchain.pem', 'privkey.pem'].map((name) => statSync(place(`deploy/secrets/${name}`)).mode & 0o777);

test('a certificate can be brought before nginx runs, and its container can read it', () => {
  expect(run('make-secrets')).toContain('take-certificate.sh');
  run('take-certificate', ['live']);
  expect(read('deploy/secrets/privkey.pem')).toBe('first privkey.pem');
  expect(modes()).toEqual([0o644, 0o644]);
  expect(read('calls')).not.toContain(' exec ');
  expect(run('make-secrets')).toBe('');
  // It can be written to again without the rights of root.
  expect(modes()).toEqual([0o644, 0o644]);
});

test("certbot's hook has the running nginx take the new certificate, in the files that it has", () => {
  run('make-secrets');
  run('take-certificate', ['live']);
  const inode = statSync(place('deploy/secrets/privkey.pem')).ino;
  writeFileSync(place('running'), 'id of nginx\n');
  writeCertificate('second');
  run('take-certificate', [], { RENEWED_LINEAGE: place('live') });
  expect(read('deploy/secrets/privkey.pem')).toBe('second privkey.pem');
  expect(statSync(place('deploy/secrets/privkey.pem')).ino).toBe(inode);
  const last = read('calls').trim().split('\n').slice(-2);
  expect(last).toEqual([
    expect.stringMatching(/ exec -T nginx nginx -t -q$/),
    expect.stringMatching(/ nginx -s reload$/),
  ]);
});

test('a certificate that is missing changes nothing, and says so', () => {
  run('make-secrets');
  run('take-certificate', ['live']);
  rmSync(place('live/fullchain.pem'));
  expect(() => run('take-certificate', ['live'])).toThrow('live/fullchain.pem is missing or empty');
  expect(read('deploy/secrets/fullchain.pem')).toBe('first fullchain.pem');
});

test('nginx reads a new configuration without a stop', () => {
  run('reload-nginx');
  expect(read('sent')).toBe(read('deploy/docker/configure-nginx.sh'));
  expect(read('calls').trim().split('\n')).toHaveLength(3);
});

test('nginx shows what certbot writes', () => {
  run('make-secrets');
  expect(statSync(place('deploy/acme')).mode & 0o777).toBe(0o755);
  expect(compose.services.nginx?.volumes).toContain('./acme:/var/www/html:ro');
});
