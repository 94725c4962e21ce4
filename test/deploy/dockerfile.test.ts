/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parts } from '../../scripts/lib/pack/parts.mjs';
import { compose } from './read-compose';
import { type Instruction, readDeploy, readStages } from './read-deploy';

const root = path.join(__dirname, '../..');
const stages = readStages('docker/Dockerfile');
const images = ['site', 'backend', 'backend-demo'];

/** A stage's own instructions, after those of the stages that it continues. */
function instructionsOf(name: string): Instruction[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...instructionsOf(stage.base), ...stage.instructions] : [];
}

const last = (image: string, name: string) => instructionsOf(image).findLast((each) => each.name === name)?.args ?? '';

describe.each(images)('the image %s', (image) => {
  test('runs as a user that is not root, by its number', () => {
    expect(last(image, 'USER')).toBe('65532:65532');
    const afterUser = instructionsOf(image).slice(instructionsOf(image).findIndex(({ name }) => name === 'USER'));
    // Nothing is run in it: it has no shell.
    expect(afterUser.filter(({ name }) => name === 'RUN')).toEqual([]);
  });

  test('is asked by node how it is, and starts without a shell, which would not pass signals on', () => {
    expect(last(image, 'HEALTHCHECK')).toContain('CMD ["/usr/local/bin/node", "deploy/docker/check-health.mjs"]');
    expect(JSON.parse(last(image, 'ENTRYPOINT'))).toEqual(['/usr/local/bin/node']);
    const [program = ''] = JSON.parse(last(image, 'CMD')) as string[];
    expect(existsSync(path.join(root, program))).toBe(true);
    expect(last(image, 'STOPSIGNAL')).toBe('SIGTERM');
  });

  test('writes to a volume of its own alone', () => {
    const volume = last(image, 'VOLUME');
    const owned = instructionsOf(image).filter(({ name, args }) => name === 'COPY' && args.includes('--chown'));
    // And the sites to one that they share.
    const shared = image === 'site' ? ['/var/cache/site-archive'] : [];
    expect(owned.map(({ args }) => args.split(' ').at(-1))).toEqual([volume, ...shared]);
    const places = instructionsOf(image).flatMap(({ name, args }) =>
      name === 'ENV' ? [...args.matchAll(/[A-Z_]+_DIR=(\S+)/g)].map(([, folder]) => folder) : [],
    );
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((folder) => !folder?.startsWith(`${volume}/`))).toEqual([]);
  });

  test('takes the built servers from other stages, and no secret', () => {
    const copied = instructionsOf(image).filter(({ name, args }) => name === 'COPY' && !args.includes('--from='));
    expect(copied.map(({ args }) => args)).toEqual(image === 'backend-demo' ? ['backend/seed /app/backend/seed'] : []);
    const set = instructionsOf(image).filter(({ name }) => name === 'ENV' || name === 'ARG');
    expect(set.filter(({ args }) => /SECRET|PASSWORD|TOKEN|KEY/.test(args))).toEqual([]);
  });
});

test('servers have the heap that the launcher gives them', () => {
  const services = readFileSync(path.join(root, 'scripts/lib/services.mjs'), 'utf8');
  const heaps = { site: /siteHeapMb = (\d+);/, backend: /'BACKEND_HEAP_MB', (\d+),/ };
  for (const [name, pattern] of Object.entries(heaps)) {
    const set = instructionsOf(name).find((each) => each.name === 'ENV' && each.args.startsWith('NODE_OPTIONS='));
    expect(set?.args).toBe(`NODE_OPTIONS=--max-old-space-size=${pattern.exec(services)?.[1]}`);
  }
  const [, heap = ''] = heaps.backend.exec(services) ?? [];
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'backend/package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  expect(scripts.start).toContain(` node --max-old-space-size=\${BACKEND_HEAP_MB:-${heap}} server.mjs `);
  expect(readDeploy('kubernetes/settings.yaml')).toContain(`  NODE_OPTIONS: --max-old-space-size=${heap}\n`);
  for (const name of ['backend-1', 'backend-2'])
    expect(compose.services[name]).toMatchObject({
      environment: { NODE_OPTIONS: `--max-old-space-size=\${BACKEND_HEAP_MB:-${heap}}` },
      mem_limit: '${BACKEND_MEMORY:-1536m}',
    });
});

test('base images have a name with a registry, and a version', () => {
  const bases = [...readDeploy('docker/Dockerfile').matchAll(/^ARG (?:NODE|RUNTIME)_IMAGE=(\S+)$/gm)].map(
    ([, name]) => name,
  );
  expect(bases).toEqual([
    expect.stringMatching(/^docker\.io\/library\/node:\d+\.\d+\.\d+-bookworm-slim$/),
    expect.stringMatching(/^gcr\.io\/distroless\/cc-debian12:nonroot$/),
  ]);
  const named = new Set(stages.map(({ name }) => name));
  expect(stages.filter(({ base }) => !named.has(base) && !/^\$\{(?:NODE|RUNTIME)_IMAGE\}$/.test(base))).toEqual([]);
});

test('what is copied into the build exists, and the secrets of a registry are not kept in a layer', () => {
  const build = stages.flatMap(({ instructions }) => instructions);
  const own = build.filter(({ name, args }) => name === 'COPY' && !args.startsWith('--from='));
  const files = own.flatMap(({ args }) => args.split(' ').slice(0, -1));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(build.find(({ args }) => args.includes('npm ci'))?.args).toContain('--mount=type=secret,id=npmrc');
});

test('only what the builds read is sent to the engine', () => {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const sent = rules.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(sent.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  expect(rules).toEqual(expect.arrayContaining(['**/.env*', '**/node_modules', '**/*.db*', 'backend/data']));
  const needed = Object.values(parts).flatMap(({ entries, files }) => [...entries, ...files]);
  const isSent = (file: string) => sent.some((name) => file === name || file.startsWith(`${name}/`));
  expect(needed.filter((file) => !isSent(file))).toEqual([]);
});
