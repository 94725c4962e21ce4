import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '../..');

/** A step of a guide: the file that a code block names, and what the block says of it. */
export interface Block {
  /** `diff` changes a file that exists; every other language is the whole content of a new one. */
  language: string;
  /** Relative to the repository. */
  file: string;
  text: string;
}

/**
 * The code blocks of a guide that name a file in their first line, such as ```` ```ts lib/a.ts ````, in their order.
 *
 * @param guide relative to the repository
 */
export function readBlocks(guide: string): Block[] {
  const markdown = readFileSync(path.join(root, guide), 'utf8');
  const blocks = markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, language = '', file = '', text = '']) => ({ language, file, text }));
}
