import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Block, root } from './read-blocks';

/** The files after the steps of the guides, by absolute path. The repository itself is not changed. */
export type Overlay = Map<string, string>;

function current(overlay: Overlay, file: string): string | undefined {
  return overlay.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

const linesOf = (hunk: string[], kept: ' ' | '+' | '-', changed: '+' | '-') =>
  hunk.filter((line) => line.startsWith(kept) || line.startsWith(changed)).map((line) => line.slice(1));

/** Replaces the lines of a hunk, which must be in the file exactly once and in this order. */
function applyHunk(text: string, hunk: string[], file: string): string {
  const before = `\n${linesOf(hunk, ' ', '-').join('\n')}\n`;
  const after = `\n${linesOf(hunk, ' ', '+').join('\n')}\n`;
  const parts = `\n${text}`.split(before);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} times the lines that the guide changes:${before}`);
  return parts.join(after).slice(1);
}

/** Runs `cp FROM TO`. Other commands are not run, because the guide shows the files that they generate as diffs. */
function runCommands(overlay: Overlay, text: string): void {
  for (const [, from = '', to = ''] of text.matchAll(/^cp (\S+) (\S+)$/gm)) {
    const content = current(overlay, path.join(root, from));
    if (content === undefined) throw new Error(`${from} does not exist`);
    overlay.set(path.join(root, to), content);
  }
}

/** Applies one step of a guide. */
export function applyBlock(overlay: Overlay, { language, file, text }: Block): void {
  if (language === 'sh') {
    runCommands(overlay, text);
    return;
  }
  const target = path.join(root, file);
  const existing = current(overlay, target);
  if (language !== 'diff') {
    if (existing !== undefined) throw new Error(`${file} exists already`);
    overlay.set(target, text);
    return;
  }
  if (existing === undefined) throw new Error(`${file} does not exist`);
  const hunks = text.split(/^@@\n/m).map((hunk) => hunk.split('\n').filter((line) => line !== ''));
  overlay.set(
    target,
    hunks.reduce((changed, hunk) => applyHunk(changed, hunk, file), existing),
  );
}
