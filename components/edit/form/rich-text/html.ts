import { DOMParser as SchemaParser, DOMSerializer, type Node as SchemaNode, type Schema } from '@tiptap/pm/model';

import { cleanHtml } from '@/lib/edit/clean-html';

import { richTextSchema } from './schema';

function parseElement(html: string): HTMLElement {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.innerHTML = html;
  return box;
}

/** @param html from any source; elements that are not allowed are removed */
export function fromHtml(html: string, schema = richTextSchema): SchemaNode {
  return SchemaParser.fromSchema(schema).parse(parseElement(cleanHtml(html)));
}

/** Writes documents as HTML; a `line` node becomes its text, without an element. */
class HtmlSerializer extends DOMSerializer {
  override serializeFragment(...[fragment, options, into]: Parameters<DOMSerializer['serializeFragment']>) {
    const target = super.serializeFragment(fragment, options, into);
    // A copied part of a line keeps its element: the editor notes there what was copied.
    if (!into) return target;
    for (const child of [...target.children]) {
      if (child.hasAttribute('data-line')) child.replaceWith(...child.childNodes);
    }
    return target;
  }
}

export function serializerOf(schema: Schema): DOMSerializer {
  return new HtmlSerializer(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
}

/** @returns HTML with allowed elements only */
export function toHtml(doc: SchemaNode): string {
  const box = document.createElement('div');
  serializerOf(doc.type.schema).serializeFragment(doc.content, { document }, box);
  return cleanHtml(box.innerHTML);
}

/**
 * The blocks of a text without marks, because the editor may change the nesting of marks and nothing is lost by that.
 */
function blocksOf(html: string): HTMLElement {
  const box = parseElement(html);
  for (const mark of box.querySelectorAll('a, strong, em')) mark.replaceWith(...mark.childNodes);
  box.innerHTML = box.innerHTML.replace(/[ \t\r\n\f]+/g, ' ').replace(/ ?(<\/?(?!br)[a-z][^>]*>) ?/g, '$1');
  return box;
}

/** Whether the editor can represent the whole text. It cannot represent, for example, a table with two heads. */
export function isEditable(html: string): boolean {
  return blocksOf(toHtml(fromHtml(html))).isEqualNode(blocksOf(cleanHtml(html)));
}
