/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root } from '../paths.mjs';
import { createSection } from './create-section.mjs';

// Jest cannot load Prettier, which imports a module of its own.
jest.mock('prettier', () => ({ format: async (source: string) => source, resolveConfig: async () => null }));

let base: string;

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'create-section-'));
  mkdirSync(path.join(base, 'components/sections'), { recursive: true });
  mkdirSync(path.join(base, 'custom/sections'), { recursive: true });
  for (const name of ['components/sections/definitions.ts', 'custom/definitions.ts', 'custom/registry.ts'])
    cpSync(path.join(root, name), path.join(base, name));
});
afterEach(() => rmSync(base, { recursive: true }));

test.each([
  ...['Picture', 'Icon', 'SectionProps', 'Entries', 'CustomDefinitions', 'ReusableSection'],
  ...['Case', 'New', 'Class', 'Default', 'Await', 'Field', 'List', 'DefineSection'],
])('a section is not called %s, a name that the code uses itself', async (name) => {
  const made = createSection(base, name, { fields: ['photo:image'] });
  await expect(made).rejects.toThrow(`"${name}" is a name that the code uses itself: choose another name`);
  expect(readdirSync(path.join(base, 'custom/sections'))).toEqual([]);
  expect(readFileSync(path.join(base, 'custom/registry.ts'), 'utf8')).not.toContain(`./sections/${name}/`);
});

test.each(['sectionId', 'isHidden', 'reusable', 'blockType', 'blockName'])(
  'a field is not called %s, which every section has',
  async (name) => {
    const made = createSection(base, 'Quote', { fields: ['title:text', `${name}:text`] });
    await expect(made).rejects.toThrow(`"${name}" is a name that every section uses itself: choose another one`);
    expect(readdirSync(path.join(base, 'custom/sections'))).toEqual([]);
  },
);
