import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '../..');

/** A code block of a guide: one of its steps. */
export interface Block {
  /** `sh` has commands, `diff` changes a file that exists; any other language is the whole of a new file. */
  language: string;
  /** Relative to the repository; empty for commands. */
  file: string;
  text: string;
}

/**
 * The commands of a guide, and its code blocks that name a file in their first line (```` ```ts lib/a.ts ````), in
 * their order.
 *
 * @param guide relative to the repository
 */
export function readBlocks(guide: string): Block[] {
  const markdown = readFileSync(path.join(root, guide), 'utf8');
  const blocks = markdown.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, language = '', file = '', text = '']) => ({ language, file, text })).filter(
    ({ language, file }) => language === 'sh' || file !== '',
  );
}
