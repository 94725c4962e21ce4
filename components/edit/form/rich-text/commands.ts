import { joinTextblockBackward, joinTextblockForward } from '@tiptap/pm/commands';
import type { Node as SchemaNode, NodeType, ResolvedPos, Schema } from '@tiptap/pm/model';
import { liftListItem, wrapInList } from '@tiptap/pm/schema-list';
import { type Command, EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { findWrapping, liftTarget } from '@tiptap/pm/transform';

export type BlockTag = 'p' | 'h3' | 'h4';
export type ListTag = 'ul' | 'ol';

function typeOf(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The schema has no ${name}`);
  return type;
}

const isList = ({ type }: SchemaNode) => type.name === 'ul' || type.name === 'ol';
const isItem = ({ type }: SchemaNode) => type.name === 'li';

/** The innermost list around a position. */
function listAround($pos: ResolvedPos): { node: SchemaNode; pos: number; isNested: boolean } | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (isList(node)) return { node, pos: $pos.before(depth), isNested: isItem($pos.node(depth - 1)) };
  }
  return undefined;
}

/** Dispatches a change and keeps the marks that apply to the next typed text. */
function finish(state: EditorState, tr: Transaction, dispatch: Parameters<Command>[1]): boolean {
  dispatch?.(tr.ensureMarks(state.storedMarks ?? state.selection.$from.marks()).scrollIntoView());
  return true;
}

/** Turns the lines in the selected blocks into paragraphs, because only items and quotations may contain lines. */
function makeLinesParagraphs(tr: Transaction): void {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (isItem(node) || node.type.name === 'blockquote') {
      node.forEach((child, offset) => {
        if (child.type.name === 'line') tr.setNodeMarkup(pos + 1 + offset, typeOf(tr.doc.type.schema, 'p'));
      });
    }
  });
}

function leaveQuote(tr: Transaction): void {
  const { $from, $to } = tr.selection;
  const range = $from.blockRange($to, ({ type }) => type.name === 'blockquote');
  const target = range && liftTarget(range);
  if (range && typeof target === 'number') tr.lift(range, target);
}

/** Inserts a line break in the same block. */
export const insertBreak: Command = (state, dispatch) =>
  finish(state, state.tr.replaceSelectionWith(typeOf(state.schema, 'br').create(), true), dispatch);

/** Turns the selected blocks into paragraphs or headings, and moves them out of their quotation. */
export const setBlock =
  (tag: BlockTag): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    tr.setBlockType(selection.from, selection.to, typeOf(state.schema, tag));
    leaveQuote(tr);
    return finish(state, tr, dispatch);
  };

/** Moves the selected blocks into a quotation, or out of their quotation. */
export const toggleQuote: Command = (state, dispatch) => {
  const { tr, selection } = state;
  const isQuote = Boolean(selection.$from.blockRange(selection.$to, ({ type }) => type.name === 'blockquote'));
  if (isQuote) {
    makeLinesParagraphs(tr);
    leaveQuote(tr);
    return finish(state, tr, dispatch);
  }
  if (!listAround(selection.$from)) tr.setBlockType(selection.from, selection.to, typeOf(state.schema, 'p'));
  const range = tr.selection.$from.blockRange(tr.selection.$to);
  const wrapping = range && findWrapping(range, typeOf(state.schema, 'blockquote'));
  if (!range || !wrapping) return false;
  tr.wrap(range, wrapping);
  return finish(state, tr, dispatch);
};

/** Moves the selected items out of their list. */
const leaveList: Command = (state, dispatch) => {
  const list = listAround(state.selection.$from);
  if (!list) return false;
  const { tr } = state;
  if (!list.isNested) makeLinesParagraphs(tr);
  const prepared = EditorState.create({ doc: tr.doc, selection: tr.selection });
  const isLifted = liftListItem(typeOf(state.schema, 'li'))(prepared, ({ steps }) =>
    steps.forEach((step) => tr.step(step)),
  );
  return isLifted && finish(state, tr, dispatch);
};

/** Turns the selected blocks into list items, changes the kind of their list, or moves them out of it. */
export const toggleList =
  (tag: ListTag): Command =>
  (state, dispatch, view) => {
    const list = listAround(state.selection.$from);
    if (list?.node.type.name === tag) return leaveList(state, dispatch, view);
    const type = typeOf(state.schema, tag);
    if (list) return finish(state, state.tr.setNodeMarkup(list.pos, type), dispatch);
    return wrapInList(type)(state, (tr) => {
      const { from, to } = tr.selection;
      tr.doc.nodesBetween(from, to, (node, pos, parent) => {
        if (node.type.name === 'p' && parent && isItem(parent)) tr.setNodeMarkup(pos, typeOf(state.schema, 'line'));
      });
      finish(state, tr, dispatch);
    });
  };

/** Selects the whole text, from its first place for a cursor to its last. */
export const selectText: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
  return true;
};

/** The cursor, if nothing is selected and it is in a text block. */
const cursorOf = ({ selection }: EditorState) =>
  selection instanceof TextSelection ? (selection.$cursor ?? undefined) : undefined;

/** Enter in an empty item leaves the list. */
export const leaveEmptyItem: Command = (state, dispatch, view) => {
  const $cursor = cursorOf(state);
  if (!$cursor || $cursor.parent.content.size > 0 || !isItem($cursor.node(-1))) return false;
  return $cursor.node(-1).childCount === 1 && leaveList(state, dispatch, view);
};

/**
 * Backspace at the start of an item, or after a list: joins the text to the previous item; the first item leaves the
 * list.
 */
export const joinItemBackward: Command = (state, dispatch, view) => {
  const $cursor = cursorOf(state);
  if (!$cursor || $cursor.parentOffset > 0) return false;
  const isInItem = $cursor.depth > 2 && isItem($cursor.node(-1)) && $cursor.index(-1) === 0;
  if (isInItem && $cursor.index(-2) === 0) return leaveList(state, dispatch, view);
  const before = state.doc.resolve($cursor.before()).nodeBefore;
  return (isInItem || (before !== null && isList(before))) && joinTextblockBackward(state, dispatch, view);
};

/** Delete at the end of an item, or before a list: joins the text of the next item. */
export const joinItemForward: Command = (state, dispatch, view) => {
  const $cursor = cursorOf(state);
  if (!$cursor || $cursor.parentOffset < $cursor.parent.content.size) return false;
  const isInItem = $cursor.depth > 2 && isItem($cursor.node(-1));
  const after = state.doc.resolve($cursor.after()).nodeAfter;
  return (isInItem || (after !== null && isList(after))) && joinTextblockForward(state, dispatch, view);
};

/**
 * Turns a line beside another line or a paragraph into a paragraph. In HTML two adjacent lines would be one text, and a
 * line beside a paragraph would look like a second paragraph.
 *
 * @returns undefined if there is nothing to change
 */
export function separateLines(state: EditorState): Transaction | undefined {
  const { tr } = state;
  const isText = (node: SchemaNode | null) => node?.type.name === 'line' || node?.type.name === 'p';
  state.doc.descendants((node, pos) => {
    node.forEach((child, offset, index) => {
      const isBeside = isText(node.maybeChild(index - 1)) || isText(node.maybeChild(index + 1));
      if (child.type.name === 'line' && isBeside) tr.setNodeMarkup(pos + 1 + offset, typeOf(state.schema, 'p'));
    });
    return !node.isTextblock;
  });
  return tr.docChanged ? tr : undefined;
}
