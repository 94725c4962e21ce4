import { createLocalReq, type Payload } from 'payload';
import { ContentError, type ContentSet, type MediaItem, type PageItem } from '../content-set';
import { collectionsOf } from '../content-of';
import { References } from '../references';
import type { Report } from '../report';
import { readRuntimeEnv } from '../../runtime-env';
import { hashOf, Marks } from './marks';
import { keepUnfinished } from './keep-unfinished';
import { goneReason, planFor } from './plan-for';
import { publishLater } from './publish-later';
import { isOfMachine } from './is-of-machine';
import { reasonOf } from './reason-of';
import { writeGlobals } from './write-globals';
import { writeMedia } from './write-media';
import { type News, writeNews } from './write-news';
import type { RecordWriter } from './write-record';
import { writeRecords } from './write-records';
import { findPage, type PageWriter, type Stored, writePage } from './write-page';
import { importRedirects } from './write-redirects';

export interface WriteOptions {
  /** Whether pages and settings that are there are replaced by those of the same name. */
  replaces: boolean;
  report: Report;
  /** Whether what is replaced loses what the new one does not have. Otherwise that stays. */
  clearsAbsent?: boolean;
  /** What the report calls a page. Default: `pages`. */
  kindOf?: (pageKey: string) => string;
  /** Whether a menu that has entries is left as it is. */
  onlyEmptyGlobals?: boolean;
  /** Posts to be listed on the page of the news. */
  news?: News;
}

/** Writes content into a database. It can be interrupted at any time: the next run continues. */
class ContentWriter {
  private readonly marks: Marks;
  /** The keys of the pages that this run has written, and of those that it has left as they are. */
  private readonly written = new Set<string>();
  private readonly left = new Set<string>();
  /** The keys of the pages that an earlier run has written and that are not there any more. */
  private readonly gone = new Set<string>();

  private constructor(
    private readonly payload: Payload,
    private readonly references: References,
    private readonly options: WriteOptions,
  ) {
    this.marks = new Marks(payload.kv);
  }

  static async open(payload: Payload, options: WriteOptions): Promise<ContentWriter> {
    return new ContentWriter(payload, await References.read(payload), options);
  }

  private get recordWriter(): RecordWriter {
    const { clearsAbsent } = this.options;
    return { payload: this.payload, idOf: this.references.idOf, clearsAbsent };
  }

  private get pageWriter(): PageWriter {
    const fields = collectionsOf(this.payload).find(({ slug }) => slug === 'pages')?.fields ?? [];
    return { ...this.recordWriter, fields };
  }

  /** @throws ContentError if the rest would fail as well: a page without its picture would be done for the next run */
  private async leave(kind: string, name: string, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    if (await isOfMachine(error, readRuntimeEnv().mediaDir))
      throw new ContentError(
        `stopped at ${name} (${kind}): ${reason} (run the same command again when that is mended)`,
      );
    this.options.report.leave(kind, name, reason);
  }

  async media(item: MediaItem, readFile: ContentSet['readFile']): Promise<void> {
    const { report } = this.options;
    try {
      const { id, isNew } = await writeMedia(this.payload, item, {
        marks: this.marks,
        readFile: () => readFile(item.name),
      });
      this.references.note('media', item.name, id);
      report.count('media', isNew ? 'new' : 'unchanged');
    } catch (error) {
      await this.leave('media', item.name, error);
    }
  }

  private leaveGone(kind: string, pageKey: string): void {
    this.left.add(pageKey);
    this.gone.add(pageKey);
    this.options.report.leave(kind, pageKey, goneReason);
  }

  async page(page: PageItem): Promise<void> {
    const { clearsAbsent, report, kindOf = () => 'pages' } = this.options;
    const kind = kindOf(page.pageKey);
    const { _status, ...content } = page;
    const [name, hash] = [`page:${page.pageKey}`, hashOf(content)];
    try {
      const there = await findPage(this.payload, page.pageKey);
      const mark = await this.marks.read(name);
      const plan = planFor(mark, { hash, isThere: there !== undefined, replaces: this.options.replaces });
      if (plan === 'gone') return this.leaveGone(kind, page.pageKey);
      if (plan === 'left') {
        this.left.add(page.pageKey);
        return report.leave(kind, page.pageKey, 'there is a page with this key');
      }
      if (plan === 'unchanged') return await this.publishLater(page, there, name);
      await this.marks.set(name, { hash, state: 'writing' });
      const target = clearsAbsent ? page : await keepUnfinished(this.payload, page, there, report);
      const id = await writePage(this.pageWriter, target, there?.id);
      await this.marks.set(name, { hash, state: 'done', isPublished: target._status === 'published' });
      this.references.note('pages', page.pageKey, id);
      this.written.add(page.pageKey);
      report.count(kind, there ? 'changed' : 'new');
    } catch (error) {
      this.left.add(page.pageKey);
      await this.leave(kind, page.pageKey, error);
    }
  }

  private async publishLater(
    { pageKey, _status: status }: PageItem,
    there: Stored | undefined,
    name: string,
  ): Promise<void> {
    const { report, kindOf = () => 'pages' } = this.options;
    const mark = await this.marks.read(name);
    const isPublished =
      there !== undefined && status === 'published' && (await publishLater(this.payload, there, mark));
    if (isPublished && mark) await this.marks.set(name, { ...mark, isPublished });
    report.count(kindOf(pageKey), isPublished ? 'changed' : 'unchanged');
  }

  /** The newer state of a page that is public. One that was written before may have been changed since. */
  async draft(page: PageItem): Promise<void> {
    const { report, kindOf = () => 'pages' } = this.options;
    const { pageKey } = page;
    const content = { ...page, updatedAt: undefined, _status: 'draft' as const };
    const [name, hash] = [`draft:${pageKey}`, hashOf(content)];
    try {
      const there = await findPage(this.payload, pageKey);
      if (!there || this.left.has(pageKey)) return;
      const mark = this.written.has(pageKey) ? undefined : await this.marks.read(name);
      const plan = planFor(mark, { hash, isThere: mark !== undefined, replaces: this.options.replaces });
      if (plan === 'left') return report.leave(kindOf(pageKey), pageKey, 'its draft is there already');
      if (plan === 'unchanged') return;
      await this.marks.set(name, { hash, state: 'writing' });
      await writePage(this.pageWriter, content, there.id);
      await this.marks.set(name, { hash, state: 'done' });
    } catch (error) {
      await this.leave(kindOf(pageKey), pageKey, error);
    }
  }

  async records({ records }: ContentSet): Promise<void> {
    const { marks, references } = this;
    const { replaces, report } = this.options;
    await writeRecords({ ...this.recordWriter, marks, references, replaces, report }, records);
  }

  async globals({ globals }: ContentSet): Promise<void> {
    const { onlyEmptyGlobals, replaces, report } = this.options;
    const onlyEmpty = onlyEmptyGlobals && !replaces;
    await writeGlobals({ ...this.recordWriter, marks: this.marks, onlyEmpty, report }, globals);
  }

  async news(): Promise<void> {
    const { news, replaces, report } = this.options;
    const { payload, marks } = this;
    const { idOf } = this.references;
    if (!news) return;
    const rows = news.rows.filter(({ pageKey }) => !this.gone.has(pageKey));
    await writeNews({ payload, marks, idOf, replaces, report }, { ...news, rows });
  }

  async redirects({ redirects }: ContentSet): Promise<void> {
    const req = await createLocalReq({}, this.payload);
    const { replaces, report } = this.options;
    await importRedirects(req, redirects, { gone: this.gone, replaces, report });
  }
}

/** Writes all of it: files first, then pages, then what leads to them. */
export async function writeContent(payload: Payload, content: ContentSet, options: WriteOptions): Promise<void> {
  const writer = await ContentWriter.open(payload, options);
  for (const item of content.media) await writer.media(item, content.readFile);
  await writer.records(content);
  for (const page of content.pages) await writer.page(page);
  for (const page of content.drafts) await writer.draft(page);
  await writer.news();
  await writer.globals(content);
  await writer.redirects(content);
}
