/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { compose, own, services } from './read-compose';
import { readDeploy } from './read-deploy';

const deploy = path.join(__dirname, '../../deploy');

test('there are two sites and two backends, and what they share', () => {
  expect(own.map(([name]) => name).sort()).toEqual(['backend-1', 'backend-2', 'site-1', 'site-2']);
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['nginx', 'postgres', 'redis', 's3']));
});

test.each(services)('%s is read-only, cannot gain rights, and has bounds', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, security_opt: ['no-new-privileges:true'], cap_drop: ['ALL'] });
  expect([service.mem_limit, service.cpus, service.pids_limit].every(Boolean)).toBe(true);
  expect(service.tmpfs?.some((place) => place.startsWith('/tmp') || place.startsWith('/data'))).toBe(true);
  expect(service.restart).toBeDefined();
  // Ours have theirs in the image.
  const isTask = service.restart?.startsWith('on-failure');
  expect(Boolean(service.build ?? service.healthcheck ?? isTask)).toBe(true);
});

test('our own images need no rights of the system, and only nginx can be reached from outside', () => {
  expect(own.filter(([, { cap_add: added }]) => added)).toEqual([]);
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
});

test('images have a name with a registry, and a version', () => {
  const foreign = services.filter(([, { build }]) => !build).map(([, { image }]) => image);
  expect(foreign.filter((image) => !/^docker\.io\/[\w/-]+:\d+\.\d+(?:\.\d+)?(?:-bookworm)?$/.test(image))).toEqual([]);
});

test('nobody waits for what is not healthy, nor for what does not exist', () => {
  const waits = services.flatMap(([, { depends_on: needed = {} }]) => Object.entries(needed));
  expect(waits.length).toBeGreaterThan(5);
  for (const [name, { condition }] of waits) {
    expect(compose.services).toHaveProperty(name);
    expect(['service_healthy', 'service_completed_successfully']).toContain(condition);
  }
});

test('what a service names is there: secrets, volumes and files', () => {
  for (const [, { secrets = [], volumes = [] }] of services) {
    for (const secret of secrets) expect(compose.secrets).toHaveProperty([secret]);
    for (const volume of volumes) {
      const [from = ''] = volume.split(':');
      // Made by the script of the secrets.
      if (from === './acme') continue;
      // A single file stays the former one when git replaces it: only what is read at the start of the container.
      if (from.startsWith('./')) expect(statSync(path.join(deploy, from)).isFile()).toBe(from.endsWith('.sh'));
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  }
  const mounted = Object.keys(compose.secrets);
  const named = [...readDeploy('compose.yaml').matchAll(/\/run\/secrets\/([\w.]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !mounted.includes(name))).toEqual([]);
});

test('both sites share the scripts and styles of all versions', () => {
  const sites = own.filter(([name]) => name.startsWith('site'));
  const shared = sites.map(([, { environment: { STATIC_ARCHIVE_DIR: place } = {}, volumes = [] }]) =>
    volumes.filter((volume) => volume.split(':')[1] === place),
  );
  expect(shared).toEqual([['site-archive:/var/cache/site-archive'], ['site-archive:/var/cache/site-archive']]);
});

test('both servers can be scraped, and the backends send mails', () => {
  for (const [name, { environment = {}, secrets = [] }] of own) {
    const wanted = ['METRICS_TOKEN', ...(name.startsWith('backend') ? ['SMTP_URL'] : [])];
    for (const variable of wanted) {
      expect(environment[`${variable}_FILE`]).toBe(`/run/secrets/${variable.toLowerCase()}`);
      expect(secrets).toContain(variable.toLowerCase());
    }
  }
});

test('the upgrade of the docs stops at the first container that does not work, and serves on with the others', () => {
  const docs = readFileSync(path.join(deploy, '../docs/operations.md'), 'utf8');
  const loop = /^for service in backend-1 .*$/m.exec(docs)?.[0] ?? '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docker-'));
  writeFileSync(path.join(folder, 'docker'), '#!/bin/sh\necho "$@"\nfalse\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` };
  const { stdout } = spawnSync('sh', ['-c', loop], { env, encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^compose .* up .* backend-1$/)]);
  rmSync(folder, { recursive: true });
});

test("nginx's configuration is ours, with the names and addresses of this compose file", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-conf-'));
  const to = path.join(folder, 'default.conf');
  const { environment = {} } = compose.services.nginx ?? {};
  const env = { ...environment, SITE_HOST: 'www.site.example', ADMIN_HOST: 'admin.site.example' };
  const script = path.join(deploy, 'docker/configure-nginx.sh');
  /** @param ipv6 a file that systems with IPv6 have */
  const configure = (ipv6: string, more: Record<string, string> = {}) => {
    const args = [script, path.join(deploy, 'nginx/corporate-site.conf'), to, ipv6];
    execFileSync('sh', args, { env: { ...process.env, ...env, ...more }, stdio: 'pipe' });
    return readFileSync(to, 'utf8');
  };
  const conf = configure(script);
  expect(conf.match(/^ *listen \[::\]:(?:80|443)\b/gm)).toHaveLength(3);
  expect(configure(path.join(folder, 'missing'))).toBe(conf.replace(/^ *listen \[::\].*\n/gm, ''));
  const addresses = own.map(([name, { networks }]) => {
    const { ipv4_address: address } = networks?.default ?? {};
    return `server ${address}:${name.startsWith('site') ? 3000 : 3001} max_fails=2 fail_timeout=2s;`;
  });
  for (const address of addresses) expect(conf).toContain(address);
  expect(conf).toContain('server_name www.site.example;');
  expect(conf).toContain('server_name admin.site.example;');
  expect(conf).toContain('ssl_certificate /run/secrets/fullchain.pem;');
  expect(conf).toContain('proxy_cache_path /var/cache/nginx/corporate-site ');
  expect(conf).not.toMatch(/example\.com|server 127\.0\.0\.1:(?:3000|3001)/);
  // The sites and backends take the largest file that a visitor may send from the same settings.
  expect(compose.services.nginx?.env_file).toEqual(['settings.env']);
  const largest = (megabytes: string) =>
    /client_max_body_size (\d+)m; # editors/.exec(configure(script, { UPLOAD_MAX_MB: megabytes }))?.[1];
  expect(['', '5', '20', '50', '100'].map(largest)).toEqual(['22', '22', '22', '52', '102']);
  expect(() => largest('50m; evil')).toThrow('UPLOAD_MAX_MB: got "50m; evil", accepts a whole number from 1 to 100');
  // What a site takes, its backends get.
  expect(Number(/listen 127\.0\.0\.1:3080;\s+client_max_body_size (\d+)m/.exec(conf)?.[1])).toBeGreaterThan(102);
  rmSync(folder, { recursive: true });
});
