import { parseArgs } from 'node:util';
import { refuseFurther, refuseOptionsOfNpm } from '../../../lib/env/own-arguments.mjs';

const options = {
  replace: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'skip-bad': { type: 'boolean', default: false },
  media: { type: 'string' },
  'no-fetch': { type: 'boolean', default: false },
  'allow-private': { type: 'boolean', default: false },
  news: { type: 'string', default: 'haberler' },
  menu: { type: 'string' },
  report: { type: 'string' },
} as const;

/** What follows `npm run import --` and `npm run export --`: a kind and a file, or a folder. */
const counts: Record<string, number> = { import: 2, export: 1 };

/**
 * The arguments behind the name of the command (docs/import-export.md).
 *
 * @throws TypeError for an unknown one, one too many, and for an option that npm kept for itself
 */
export function readArguments(command: string, args: string[], env: Record<string, string | undefined>) {
  refuseOptionsOfNpm(command, Object.keys(options), env);
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  refuseFurther(positionals, counts[command] ?? 0);
  return { values, positionals };
}

export type Options = ReturnType<typeof readArguments>['values'];
