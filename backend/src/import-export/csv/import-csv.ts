import path from 'node:path';
import type { Payload } from 'payload';
import { readCategories } from '../../categories/stored';
import { contentName } from '../../hooks/content-name';
import { defaultLanguage } from '../../languages';
import { ContentError, type ContentSet, type MediaItem, type PageItem, type Values } from '../content-set';
import { endingOf, MediaFolder } from '../media/read-media';
import type { Options } from '../options';
import type { Report } from '../report';
import { writeContent } from '../write/write-content';
import { columnOf, type PageOfRow, readPage } from './read-page';
import { readTable } from './read-table';

/** The problems of a file that are printed, at most. */
const MAX_PROBLEMS = 100;

/** Pictures of rows, each under the name that it gets here. */
class Pictures {
  readonly items = new Map<string, MediaItem>();
  private readonly sources = new Map<string, string>();

  constructor(private readonly folder: MediaFolder | undefined) {}

  /** @returns the name of its file here @throws Error if there is no such file */
  async add({ name, alt }: NonNullable<PageOfRow['picture']>): Promise<string> {
    if (!this.folder) throw new Error('picture: name the folder of the pictures with --media');
    const bytes = await this.folder.read(encodeURI(`/${name}`));
    if (!bytes) throw new Error(`picture: ${name} is not in the folder`);
    const here = contentName(path.parse(name).name + (await endingOf(bytes)), bytes);
    this.items.set(here, { name: here, alt: { [defaultLanguage]: alt } });
    this.sources.set(here, name);
    return here;
  }

  readonly read = async (name: string): Promise<Buffer> => {
    const bytes = await this.folder?.read(encodeURI(`/${this.sources.get(name) ?? ''}`));
    if (!bytes) throw new Error(`${name} is gone`);
    return bytes;
  };
}

function withPicture(page: PageItem, picture: string): PageItem {
  const [pageTitle, ...others] = page.sections as Values[];
  return { ...page, sections: [{ ...pageTitle, backgroundImage: picture }, ...others] };
}

interface BadRow {
  line: number;
  reason: string;
}

/**
 * Lists bad rows, and stops unless they are to be skipped.
 *
 * @throws ContentError with their lines
 */
function reportBad(bad: readonly BadRow[], file: string, skips: boolean, report: Report): void {
  for (const { line, reason } of bad) report.leave('pages', `line ${line}`, reason);
  if (bad.length === 0 || skips) return;
  const lines = bad.slice(0, MAX_PROBLEMS).map(({ line, reason }) => `line ${line}: ${reason}`);
  const more = bad.length > MAX_PROBLEMS ? [`and ${bad.length - MAX_PROBLEMS} more`] : [];
  throw new ContentError([`${file}: nothing was imported`, ...lines, ...more].join('\n  '));
}

/** Pages that name a list which the site does not have. */
function withoutList(
  pages: readonly PageItem[],
  lists: readonly string[],
  lineOf: ReadonlyMap<string, number>,
): BadRow[] {
  return pages.flatMap(({ pageKey, categories }) => {
    const unknown = (categories as string[]).find((name) => !lists.includes(name));
    const reason = `lists: there is no list "${unknown}"; there are ${lists.join(', ')}`;
    return unknown === undefined ? [] : [{ line: lineOf.get(pageKey) ?? 1, reason }];
  });
}

/**
 * Reads a table of pages and references (docs/import-export.md).
 *
 * @throws ContentError with the lines of all bad rows, unless those are to be skipped
 */
export async function importCsv(file: string, options: Options, report: Report) {
  const skips = options['skip-bad'];
  const rows = await readTable(file, columnOf);
  const folder = options.media === undefined ? undefined : await MediaFolder.open(options.media);
  const pictures = new Pictures(folder);
  const [pages, bad, lineOf] = [[] as PageItem[], [] as BadRow[], new Map<string, number>()];
  for (const row of rows) {
    try {
      const { page, picture } = readPage(row, options.publish);
      const before = lineOf.get(page.pageKey);
      if (before !== undefined) throw new Error(`key: "${page.pageKey}" is on line ${before} too`);
      lineOf.set(page.pageKey, row.line);
      pages.push(picture ? withPicture(page, await pictures.add(picture)) : page);
    } catch (error) {
      bad.push({ line: row.line, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  reportBad(bad, file, skips, report);
  if (options['dry-run']) {
    report.count('pages', 'new', pages.length);
    return undefined;
  }
  return async (payload: Payload) => {
    const unlisted = withoutList(
      pages,
      (await readCategories({ payload })).map(({ key }) => key),
      lineOf,
    );
    reportBad(unlisted, file, skips, report);
    const lines = new Set(unlisted.map(({ line }) => line));
    const content: ContentSet = {
      ...{ media: [...pictures.items.values()], readFile: pictures.read, records: {}, drafts: [] },
      ...{ pages: pages.filter(({ pageKey }) => !lines.has(lineOf.get(pageKey) ?? 0)), globals: {}, redirects: [] },
    };
    await writeContent(payload, content, { replaces: options.replace, report });
  };
}
