/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const statement = /^(?:import|export)\s(?:[^;]*?\sfrom\s)?'([^']+)';/gm;

/** @returns the packages that a module and those that it imports name, each with the file that names it */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const named = [...readFileSync(file, 'utf8').matchAll(statement)].map(([, name = '']) => name);
  return named.flatMap((name) => {
    if (name.startsWith('.')) return packagesOf(path.join(path.dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${name} in ${file}`];
  });
}

// `npm ci` deletes all packages first, and may fail then. A version that is built has its own.
test.each(['start', 'status'])('npm run %s works while the packages are being installed', (name) => {
  const seen = new Set<string>();
  expect(packagesOf(`scripts/${name}.mjs`, seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(3);
});
