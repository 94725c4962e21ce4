/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { backendSources } from './build.mjs';

const root = path.join(__dirname, '../..');
const code = /\.(?:tsx?|mjs)$/;
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

function filesBelow(name: string): string[] {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full).flatMap((entry) => filesBelow(path.join(name, entry)));
}

/** The project's files that a file imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import|import\() ?'((?:@|\.{1,2})\/[^']+)'/g)].map(([, name = '']) => name);
  const targets = named.map((name) => (name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name)));
  return targets.flatMap((target) => {
    const found = endings.find((ending) =>
      statSync(path.join(root, target + ending), { throwIfNoEntry: false })?.isFile(),
    );
    return found === undefined ? [] : [target + found];
  });
}

test("a change of whatever the backend's build reads is a reason to build it again", () => {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const waiting = backendSources.flatMap(filesBelow).filter((file) => file.startsWith('backend/') && !isTest(file));
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (!code.test(file)) continue;
    for (const imported of importsOf(file).filter((name) => !seen.has(name))) {
      seen.add(imported);
      waiting.push(imported);
    }
  }
  const isKnown = (file: string) => backendSources.some((source) => file === source || file.startsWith(`${source}/`));
  expect([...seen].filter((file) => file.startsWith('lib/')).length).toBeGreaterThan(50);
  expect([...seen].filter((file) => !isKnown(file))).toEqual([]);
});
