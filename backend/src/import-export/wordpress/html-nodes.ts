import { parseDocument } from 'htmlparser2';
import { writeScript } from '../../../../lib/text/superscript';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Tag = Extract<Node, { attribs: object }>;

/** Elements that mean the same as an allowed one. */
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h5: 'h4', h6: 'h4', dt: 'p', dd: 'p' };

export const isTag = (node: Node): node is Tag => 'attribs' in node;

/** The name of an element, or of the allowed element that means the same. */
export const nameOf = ({ name }: Tag): string => sameAs[name] ?? name;

type Text = Extract<Node, { type: 'text' }>;

const isScript = (node: object): node is Tag => 'name' in node && (node.name === 'sup' || node.name === 'sub');

const storedText = (node: Node): string =>
  node.type === 'text' ? node.data : 'children' in node ? node.children.map(storedText).join('') : '';

/** A text as content has it: raised and lowered figures are characters. */
export function writtenText({ data, parent }: Text): string {
  let around = parent;
  while (around && !isScript(around)) around = around.parent;
  return around ? writeScript(data, around.name, storedText(around)) : data;
}

export function textOf(node: Node): string {
  if (node.type === 'text') return writtenText(node);
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The text of what WordPress keeps as HTML, such as titles and names: `Ar-Ge &amp; Tasarım`. */
export const plainOf = (html: string): string =>
  parseDocument(html, { decodeEntities: true }).children.map(textOf).join('').replace(/\s+/g, ' ').trim();

/** The elements of a name in a node, itself included. */
export const find = (node: Node, name: string): Tag[] => [
  ...(isTag(node) && node.name === name ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => find(child, name)) : []),
];
