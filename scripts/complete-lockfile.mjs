/**
 * Adds to `package-lock.json` the optional packages of other platforms that npm left out because the registry in
 * use does not hold them. Without them `npm ci` refuses the lockfile, here and everywhere. Of those that it does know,
 * the integrity is asked for. Run it by hand after a dependency changed: `node scripts/complete-lockfile.mjs`.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const file = new URL('../package-lock.json', import.meta.url);
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * @typedef {{ version?: string, integrity?: string, os?: string[], cpu?: string[], optionalDependencies?:
 *   Record<string, string>, [key: string]: unknown }} Entry
 */

/** @param {string} name @returns {Entry} */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const isMusl = words.includes('musl');
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && { libc: [isMusl ? 'musl' : 'glibc'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/**
 * What the registry says a package has to be; undefined where it does not know it.
 *
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string | undefined>}
 */
async function integrityOf(name, version) {
  try {
    const args = ['view', `${name}@${version}`, 'dist.integrity', '--fetch-retries', '0'];
    const { stdout } = await promisify(execFile)('npm', args, { timeout: 30_000 });
    return /^sha512-\S+$/.test(stdout.trim()) ? stdout.trim() : undefined;
  } catch {
    return undefined;
  }
}

const lock = JSON.parse(await readFile(file, 'utf8'));
/** @type {Record<string, Entry>} */
const packages = lock.packages;
/** @type {[string, Entry][]} */
const added = [];
for (const entry of Object.values(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const isExact = /^\d+\.\d+\.\d+/.test(version);
    if (!packages[key] && isExact) added.push([key, { version, ...platformOf(name) }]);
  }
}
const all = [...Object.entries(packages), ...added];
const bare = all.filter(([, { integrity, os, cpu }]) => !integrity && (os ?? cpu));
let found = 0;
for (const [key, entry] of bare) {
  const integrity = await integrityOf(key.replace(/^.*node_modules\//, ''), entry.version ?? '');
  if (integrity) entry.integrity = integrity;
  found += integrity ? 1 : 0;
}
const [[, root] = ['', {}], ...rest] = Object.entries(packages);
const sorted = [...rest, ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`${added.length} packages of other platforms added; integrity found for ${found} of ${bare.length}`);
