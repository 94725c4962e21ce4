/**
 * Adds to `package-lock.json` the optional packages of other platforms that npm left out because the registry in
 * use does not hold them. Without them `npm ci` refuses the lockfile, here and everywhere. Run it by hand after a
 * dependency changed: `node scripts/complete-lockfile.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('../package-lock.json', import.meta.url);
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, [key: string]: unknown }} Entry */

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
const [[, root] = ['', {}], ...rest] = Object.entries(packages);
const sorted = [...rest, ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.info(`${added.length} packages of other platforms added`);
