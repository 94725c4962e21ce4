import { parseArgs } from 'node:util';

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

/** The arguments behind the name of the command (docs/import-export.md). @throws TypeError for an unknown one */
export const readArguments = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

export type Options = ReturnType<typeof readArguments>['values'];
