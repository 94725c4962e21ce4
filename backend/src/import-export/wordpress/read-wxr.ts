import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ContentError } from '../content-set';
import { plainOf } from './html-nodes';

/** A category, tag, language or menu of an item. */
export interface WxrTerm {
  domain: string;
  nicename: string;
  name: string;
}

/** A page, post, attachment, menu entry or anything else that WordPress keeps as a post. */
export interface WxrItem {
  id: string;
  type: string;
  title: string;
  /** Its address on the old site. */
  link: string;
  creator: string;
  content: string;
  excerpt: string;
  slug: string;
  status: string;
  parent: string;
  order: number;
  /** UTC, as `2024-05-01 10:00:00`; empty for drafts. */
  date: string;
  /** The same by the clock of the old site; for drafts, when they were made. */
  localDate: string;
  modified: string;
  attachmentUrl: string;
  password: string;
  terms: WxrTerm[];
  meta: Record<string, string>;
  /** Those that it had before an editor changed its address. */
  formerSlugs: string[];
  comments: number;
}

export interface WxrSite {
  title: string;
  /** The base address of the old site, without a slash at the end. */
  url: string;
  /** Display names by login. */
  authors: Map<string, string>;
  items: WxrItem[];
}

/** The longest text of one element; a page of a book has 3,000 characters. */
const MAX_TEXT = 16 * 1024 * 1024;

/** Characters that XML does not allow, but that some exports contain. */
const notXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const emptyItem = (): WxrItem => ({
  ...{ id: '', type: '', title: '', link: '', creator: '', content: '', excerpt: '', slug: '', status: '' },
  ...{ parent: '0', order: 0, date: '', localDate: '', modified: '', attachmentUrl: '', password: '' },
  ...{ terms: [], meta: {}, formerSlugs: [], comments: 0 },
});

/** What an element of an item is called here. */
const texts: Readonly<Record<string, keyof WxrItem>> = {
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  link: 'link',
  'dc:creator': 'creator',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:post_date': 'localDate',
  'wp:post_date_gmt': 'date',
  'wp:post_modified_gmt': 'modified',
  'wp:attachment_url': 'attachmentUrl',
  'wp:post_password': 'password',
};

/** Builds the site from the parser's events. */
class WxrReader {
  readonly site: WxrSite = { title: '', url: '', authors: new Map(), items: [] };
  version = '';
  private readonly path: string[] = [];
  private text = '';
  private item?: WxrItem;
  private term?: WxrTerm;
  private metaKey = '';
  private author = { login: '', name: '' };

  open(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    this.text = '';
    if (name === 'item') this.item = emptyItem();
    if (name === 'category' && this.item)
      this.term = { domain: attributes.domain ?? '', nicename: attributes.nicename ?? '', name: '' };
    if (name === 'wp:author') this.author = { login: '', name: '' };
  }

  add(text: string): void {
    if (this.text.length + text.length > MAX_TEXT) throw new ContentError(`a text of more than ${MAX_TEXT} characters`);
    this.text += text;
  }

  close(name: string): void {
    this.path.pop();
    if (this.item) this.closeInItem(name, this.item);
    else this.closeInChannel(name);
    this.text = '';
  }

  private closeInChannel(name: string): void {
    const text = this.text.trim();
    if (name === 'wp:wxr_version') this.version = text;
    else if (name === 'wp:author_login') this.author.login = text;
    else if (name === 'wp:author_display_name') this.author.name = text;
    else if (name === 'wp:author')
      this.site.authors.set(this.author.login, plainOf(this.author.name) || this.author.login);
    else if (this.path.at(-1) !== 'channel') return;
    else if (name === 'title') this.site.title = text;
    else if (name === 'wp:base_blog_url' || (name === 'link' && !this.site.url))
      this.site.url = text.replace(/\/+$/, '');
  }

  private closeInItem(name: string, item: WxrItem): void {
    const isOwn = this.path.at(-1) === 'item';
    const field = isOwn ? texts[name] : undefined;
    if (name === 'title' && isOwn) item.title = plainOf(this.text);
    else if (name === 'item') {
      this.site.items.push(item);
      this.item = undefined;
    } else if (field)
      Object.assign(item, { [field]: field === 'content' || field === 'excerpt' ? this.text : this.text.trim() });
    else if (name === 'wp:menu_order') item.order = Number(this.text) || 0;
    else if (name === 'category' && this.term) {
      item.terms.push({ ...this.term, name: plainOf(this.text) });
      this.term = undefined;
    } else if (name === 'wp:meta_key') this.metaKey = this.text.trim();
    else if (name === 'wp:meta_value' && this.path.at(-1) === 'wp:postmeta') {
      item.meta[this.metaKey] = this.text;
      if (this.metaKey === '_wp_old_slug') item.formerSlugs.push(this.text.trim());
    } else if (name === 'wp:comment') item.comments += 1;
  }
}

/**
 * Reads an export of WordPress (WXR 1.0 to 1.2) as a stream. Entities of its own are not read: XML that declares some is
 * refused.
 *
 * @throws ContentError with the line of the first thing that is wrong; for half a file too
 */
export async function readWxr(file: string): Promise<WxrSite> {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  const reader = new WxrReader();
  const fail = (message: string): never => {
    throw new ContentError(`${file}, line ${parser.line}: ${message}`);
  };
  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')));
  parser.on('doctype', () => fail('it declares a document type, which an export does not have'));
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  parser.on('closetag', ({ name }) => reader.close(name));
  try {
    for await (const chunk of createReadStream(file, 'utf8')) parser.write(String(chunk).replace(notXml, ''));
    parser.close();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code)
      throw new ContentError(`${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : message}`);
    throw error;
  }
  if (!/^1\.[0-2]$/.test(reader.version)) throw new ContentError(`${file} is no export of WordPress (WXR 1.0 to 1.2)`);
  return reader.site;
}
