import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '../..');

/** A code block of a guide: one of its steps. */
export interface Block {
  /** `sh` has commands, `diff` changes an existing file; any other language is a complete new file. */
  language: string;
  /** Relative to the repository; empty for commands. */
  file: string;
  text: string;
}

/**
 * The commands of a guide, and its code blocks with a file in their first line (```` ```ts lib/a.ts ````), in order.
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
