import { DOMParser as SchemaParser, DOMSerializer, type Node as SchemaNode, type Schema } from '@tiptap/pm/model';

import { cleanHtml } from '@/lib/edit/clean-html';

import { richTextSchema } from './schema';

function parseElement(html: string): HTMLElement {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.innerHTML = html;
  return box;
}

/** @param html of any origin; what is not allowed is left out */
export function fromHtml(html: string, schema = richTextSchema): SchemaNode {
  return SchemaParser.fromSchema(schema).parse(parseElement(cleanHtml(html)));
}

/** Writes documents as HTML: of a line, the text without its box. */
class HtmlSerializer extends DOMSerializer {
  override serializeFragment(...[fragment, options, into]: Parameters<DOMSerializer['serializeFragment']>) {
    const target = super.serializeFragment(fragment, options, into);
    for (const child of [...target.children]) {
      if (child.hasAttribute('data-line')) child.replaceWith(...child.childNodes);
    }
    return target;
  }
}

export function serializerOf(schema: Schema): DOMSerializer {
  return new HtmlSerializer(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
}

/** @returns HTML as content may hold it */
export function toHtml(doc: SchemaNode): string {
  const box = document.createElement('div');
  serializerOf(doc.type.schema).serializeFragment(doc.content, { document }, box);
  return cleanHtml(box.innerHTML);
}

/** The blocks of a text, without the marks in them. Marks may stand in another order afterwards; nothing is lost by that. */
function blocksOf(html: string): HTMLElement {
  const box = parseElement(html);
  for (const mark of box.querySelectorAll('a, strong, em')) mark.replaceWith(...mark.childNodes);
  box.innerHTML = box.innerHTML.replace(/[ \t\r\n\f]+/g, ' ').replace(/ ?(<\/?(?!br)[a-z][^>]*>) ?/g, '$1');
  return box;
}

/** Whether the editor can show all that a text holds. It cannot show, for example, a table with two heads. */
export function isEditable(html: string): boolean {
  return blocksOf(toHtml(fromHtml(html))).isEqualNode(blocksOf(cleanHtml(html)));
}
