import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseAllDocuments } from 'yaml';

const deploy = path.join(__dirname, '../../deploy');

export const readDeploy = (name: string) => readFileSync(path.join(deploy, name), 'utf8');

/** The documents of YAML files, with what they merge. Duplicate keys and other mistakes throw. */
export function readYaml(name: string): unknown[] {
  return parseAllDocuments(readDeploy(name), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${name}: ${document.errors.join('; ')}`);
    return document.toJS() as unknown;
  });
}

export const filesOf = (folder: string) => readdirSync(path.join(deploy, folder)).sort();

export interface Instruction {
  name: string;
  args: string;
}

interface Stage {
  name: string;
  base: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile, with comments left out and lines joined. */
export function readStages(name: string): Stage[] {
  const lines = readDeploy(name).split('\n');
  const text = lines.filter((line) => !/^\s*(?:#|$)/.test(line)).join('\n');
  const instructions = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', args: line.slice(line.indexOf(' ') + 1).trim() }));
  const stages: Stage[] = [];
  for (const instruction of instructions) {
    const from = instruction.name === 'FROM' ? /^(\S+) AS (\S+)$/.exec(instruction.args) : undefined;
    if (from) stages.push({ base: from[1] ?? '', name: from[2] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}
