import { parseDocument } from 'htmlparser2';
import { isLink, isMovieAddress } from '../../validation/patterns';
import { filmAddress } from './film-address';
import { find, isTag, nameOf, type Node, type Tag, textOf } from './html-nodes';
import { escape, escapeAttribute, type HtmlContext, renderAllowed } from './render-allowed-html';

/** A part of a text, in its order. */
export type Piece =
  | { kind: 'html'; html: string }
  | { kind: 'heading'; text: string }
  | { kind: 'picture'; src: string; alt: string; caption: string }
  | { kind: 'gallery'; ids: string[] }
  | { kind: 'film'; src: string };

/** Blocks that say nothing. */
const empty = new Set(['more', 'nextpage', 'separator', 'spacer']);

const blocks = new Set(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote', 'table']);
const boxes = new Set([
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'figure',
  'figcaption',
  'center',
  'details',
  'dl',
  'body',
  'html',
]);

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

class PieceReader {
  readonly pieces: Piece[] = [];
  /** Blocks that follow each other. */
  private html = '';
  /** Text that is in no block yet. */
  private inline = '';

  constructor(private readonly context: HtmlContext) {}

  read(nodes: readonly Node[]): Piece[] {
    this.children(nodes);
    this.flush();
    return this.pieces;
  }

  private children(nodes: readonly Node[]): void {
    for (const node of nodes) this.node(node);
  }

  private node(node: Node): void {
    if (!isTag(node)) {
      this.dynamicBlock(node);
      this.inline += renderAllowed(node, this.context);
      return;
    }
    const name = nameOf(node);
    // The second link of a file, to save it.
    if (/\bwp-block-file__button\b/.test(node.attribs.class ?? '')) return;
    if (name === 'h1' || name === 'h2') this.heading(node);
    else if (name === 'img') this.picture(node, '');
    else if (name === 'iframe' || name.startsWith('wp-')) this.embedded(node, name);
    else if (name === 'video') this.film(node.attribs.src || find(node, 'source')[0]?.attribs.src || '');
    else if (name === 'figure' && this.figure(node)) return;
    else if (boxes.has(name) || this.holdsMore(node)) this.box(node);
    else if (name === 'hr') this.endParagraph();
    else if (name === 'pre') this.block(`<p>${this.lines(node)}</p>`);
    else if (blocks.has(name)) this.block(renderAllowed(node, this.context));
    else this.inline += renderAllowed(node, this.context);
  }

  /** A block that WordPress fills in for each visitor has no content in the export. */
  private dynamicBlock(node: Node): void {
    const [, name = ''] = (node.type === 'comment' && /^\s*wp:([\w/-]+)\s[^]*\/\s*$/.exec(node.data)) || [];
    if (name && !empty.has(name)) this.context.note(`block ${name}`);
  }

  /** A paragraph or a link around something that is a section of its own here. */
  private holdsMore(node: Tag): boolean {
    if (!['p', 'a', 'span', 'strong', 'em', 'center', 'font', 'blockquote'].includes(nameOf(node))) return false;
    return ['img', 'iframe', 'video', 'wp-gallery', 'wp-embed', 'wp-video'].some((name) => find(node, name).length > 0);
  }

  private box(node: Tag): void {
    this.endParagraph();
    this.children(node.children);
    this.endParagraph();
  }

  private heading(node: Tag): void {
    const text = clean(textOf(node));
    for (const picture of find(node, 'img')) this.picture(picture, '');
    this.flush();
    if (text) this.pieces.push({ kind: 'heading', text });
  }

  private picture({ attribs }: Tag, caption: string): void {
    const src = attribs['data-src'] || attribs.src || '';
    this.flush();
    if (src) this.pieces.push({ kind: 'picture', src, alt: clean(attribs.alt ?? ''), caption: clean(caption) });
  }

  /** @returns whether it is more than a box */
  private figure(node: Tag): boolean {
    const pictures = find(node, 'img');
    const isEmbed = /\bwp-block-embed\b/.test(node.attribs.class ?? '');
    const caption = find(node, 'figcaption').map(textOf).join(' ');
    if (isEmbed && ['iframe', 'wp-embed'].every((name) => find(node, name).length === 0)) {
      const [, address = ''] = /(https?:\/\/\S+)/.exec(textOf(node)) ?? [];
      this.film(address);
      return true;
    }
    const isNested = find(node, 'figure').length > 1;
    const [picture] = pictures;
    if (pictures.length !== 1 || !picture || isNested) return false;
    this.picture(picture, caption);
    return true;
  }

  private embedded(node: Tag, name: string): void {
    const { src = '', ids = '' } = node.attribs;
    if (name !== 'wp-gallery') return this.film(src);
    this.flush();
    this.pieces.push({
      kind: 'gallery',
      ids: ids
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    });
  }

  private film(src: string): void {
    // A film of the old site is one of this site's files.
    const address = filmAddress(src) ?? (/\.mp4(?:\?|$)/i.test(src) ? this.context.resolveLink(src) : undefined);
    if (address && isMovieAddress(address)) {
      this.flush();
      this.pieces.push({ kind: 'film', src: address });
    } else if (/^https?:\/\//i.test(src) && isLink(src)) {
      this.block(`<p><a href="${escapeAttribute(src)}">${escape(src)}</a></p>`);
      this.context.note(`embedded: ${src}`);
    } else this.context.note(`embedded: ${src || 'without an address'}`);
  }

  private block(html: string): void {
    this.endParagraph();
    // An empty one is left out, such as a paragraph of a space that never breaks.
    if (html.replace(/<[^>]*>|&nbsp;|\s|\u00a0/g, '')) this.html += html;
  }

  private endParagraph(): void {
    const text = this.inline.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
    this.inline = '';
    if (text.replace(/<[^>]*>|\u00a0/g, '').trim()) this.html += `<p>${text}</p>`;
  }

  private flush(): void {
    this.endParagraph();
    if (this.html) this.pieces.push({ kind: 'html', html: this.html });
    this.html = '';
  }

  private lines(node: Tag): string {
    return escape(textOf(node).trim()).replace(/\n/g, '<br>');
  }
}

/**
 * A text of WordPress as pieces that sections can be made of. Their HTML has allowed elements only.
 *
 * @param html as `prepareHtml` gives it
 */
export function htmlToPieces(html: string, context: HtmlContext): Piece[] {
  return new PieceReader(context).read(parseDocument(html, { decodeEntities: true }).children);
}
