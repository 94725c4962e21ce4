import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { EnvError } from '../env';
import { ContentError } from './content-set';
import { importCsv } from './csv/import-csv';
import { openToRead, openToWrite } from './open-database';
import { type Options, readArguments } from './options';
import { readRuntimeEnv } from '../runtime-env';
import { Report } from './report';
import { readContent } from './site/export-content';
import { importSite } from './site/import-site';
import { readFolder } from './site/read-folder';
import { writeFolder } from './site/write-folder';
import { targetOf } from './target-of';
import { importWordPress } from './wordpress/import-wordpress';
import { announceImport } from './write/announce-import';

/*
 * The program behind `npm run export` and `npm run import`: a process of the backend, without its server.
 */

/** Paths are those of the folder in which the command was typed. */
const pathOf = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function runExport([folder]: string[]): Promise<void> {
  if (!folder) throw new ContentError('name a folder: npm run export -- FOLDER');
  const content = await readContent(await openToRead());
  const { files, missing } = await writeFolder(pathOf(folder), content);
  const { pages, media, redirects } = content;
  const present = media.length - missing.length;
  say(`export: ${pages.length} pages, ${present} files, ${redirects.length} redirects in ${pathOf(folder)}`);
  say(`        ${Object.keys(files).length} files, listed in export.json with their hashes`);
  if (missing.length > 0) say('Left:');
  for (const { name, usedBy } of missing) {
    const users = usedBy.length > 0 ? `. An import may refuse what uses it: ${usedBy.join(', ')}` : '';
    say(`  media ${name}: its file is missing${users}`);
  }
}

/** Reads and checks everything, then opens the database and writes. */
type Import = (
  file: string,
  values: Options,
  report: Report,
) => Promise<((payload: Payload) => Promise<void>) | undefined>;

const imports: Record<string, Import> = {
  site: async (folder, { replace, 'dry-run': isDry }, report) => {
    const content = await readFolder(folder);
    if (isDry) {
      say(`import: ${content.pages.length} pages and ${content.media.length} files can be read`);
      return undefined;
    }
    return (payload) => importSite(payload, content, replace, report);
  },
  wordpress: importWordPress,
  csv: importCsv,
};

async function runImport([kind = '', file]: string[], values: Options): Promise<void> {
  const start = Object.hasOwn(imports, kind) ? imports[kind] : undefined;
  if (!start || !file) throw new ContentError(`npm run import -- ${Object.keys(imports).join('|')} FILE`);
  say(`import: into ${targetOf(readRuntimeEnv())}`);
  const report = new Report();
  const media = values.media === undefined ? undefined : pathOf(values.media);
  const write = await start(pathOf(file), { ...values, media }, report);
  if (write) {
    const payload = await openToWrite();
    try {
      await write(payload);
    } finally {
      // What was written before a failure is public, too.
      say(`import: ${await announceImport(payload)}`);
    }
  } else if (values['dry-run']) say('import: nothing was written');
  for (const line of report.lines()) say(line);
  if (values.report) await writeFile(pathOf(values.report), `${JSON.stringify(report, null, 2)}\n`);
}

async function main([command = '', ...rest]: string[]): Promise<void> {
  const { values, positionals } = readArguments(command, rest, process.env);
  await (command === 'export' ? runExport(positionals) : runImport(positionals, values));
}

main(process.argv.slice(2)).then(
  // The database and its timers would keep the process.
  () => process.exit(0),
  (error: unknown) => {
    const isExpected = error instanceof ContentError || error instanceof EnvError || error instanceof TypeError;
    const command = process.argv[2] ?? 'import';
    const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${command}: ${text}\n`);
    process.exit(1);
  },
);
