import { createHash } from 'node:crypto';
import { defaultLanguage, type Language, type Localized } from '../../languages';
import type { Values } from '../content-set';
import type { Piece } from './html-to-pieces';

/** A picture of the library, or undefined where there is no such file. */
export type FindPicture = (reference: { src?: string; id?: string }) => string | undefined;

/** A text in one language, as parts that become sections. */
export type Part =
  | { kind: 'text'; title: string; html: string }
  | { kind: 'pictures'; rows: { img: string; caption: string }[] }
  | { kind: 'film'; src: string };

/** Puts what follows each other together: a heading and its text, pictures of a gallery. */
export function toParts(pieces: readonly Piece[], findPicture: FindPicture, note: (what: string) => void): Part[] {
  const parts: Part[] = [];
  const addPicture = (img: string | undefined, caption: string, name: string) => {
    if (!img) return note(`picture ${name}`);
    const last = parts.at(-1);
    if (last?.kind === 'pictures') last.rows.push({ img, caption });
    else parts.push({ kind: 'pictures', rows: [{ img, caption }] });
  };
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (piece.kind === 'heading') parts.push({ kind: 'text', title: piece.text, html: '' });
    else if (piece.kind === 'html') {
      if (last?.kind === 'text' && !last.html) last.html = piece.html;
      else parts.push({ kind: 'text', title: '', html: piece.html });
    } else if (piece.kind === 'film') parts.push({ kind: 'film', src: piece.src });
    else if (piece.kind === 'picture') addPicture(findPicture({ src: piece.src }), piece.caption, piece.src);
    else for (const id of piece.ids) addPicture(findPicture({ id }), '', `with the id ${id}`);
  }
  return parts;
}

/** The texts of a page's parts in the languages that it has. */
export type PartsByLanguage = Partial<Record<Language, Part[]>>;

const texts = <T>(pairs: [string, T | undefined][]): Localized<T> | undefined => {
  const present = pairs.filter(([, value]) => value);
  return present.length > 0 ? (Object.fromEntries(present) as Localized<T>) : undefined;
};

const rowId = (...names: (string | number)[]) =>
  createHash('sha256').update(names.join(':')).digest('hex').slice(0, 24);

type TextPart = Extract<Part, { kind: 'text' }>;

const textParts = (parts: readonly Part[] = []) => parts.filter((part): part is TextPart => part.kind === 'text');

const asHtml = ({ title, html }: TextPart) => (title ? `<h3>${title.replace(/[&<>]/g, '')}</h3>` : '') + html;

/** As many texts as the Turkish ones: what a translation has beyond them is put into its last one. */
function aligned(own: readonly TextPart[], count: number): TextPart[] {
  if (own.length <= count || count === 0) return [...own];
  const [kept, rest] = [own.slice(0, count), own.slice(count)];
  const last = kept[count - 1] as TextPart;
  return [...kept.slice(0, -1), { ...last, html: last.html + rest.map(asHtml).join('') }];
}

const captionOf = (parts: readonly Part[], img: string): string =>
  parts.flatMap((part) => (part.kind === 'pictures' ? part.rows : [])).find((row) => row.img === img)?.caption ?? '';

/**
 * The sections of a page. All languages share them, so translations are laid over the Turkish ones text by text.
 *
 * @param key of the page, from which the ids of rows are made
 */
export function partsToSections(key: string, byLanguage: PartsByLanguage): Values[] {
  const base = byLanguage[defaultLanguage] ?? Object.values(byLanguage)[0] ?? [];
  const count = textParts(base).length;
  const alignedTexts = Object.entries(byLanguage).map(
    ([language, parts]) => [language, aligned(textParts(parts), count)] as const,
  );
  let textIndex = 0;
  const counts: Record<string, number> = {};
  return base.map((part, index) => {
    const frame = (blockType: string) => {
      counts[blockType] = (counts[blockType] ?? 0) + 1;
      const stem = blockType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const sectionId = `${stem}-${counts[blockType]}`;
      return { id: rowId(key, index), blockType, sectionId, order: (index + 2) * 10 };
    };
    if (part.kind === 'film') return { ...frame('about'), movieLink: { url: part.src } };
    if (part.kind === 'pictures') {
      // A picture may be there twice, with and without a caption.
      const list = part.rows.map(({ img, caption }, row) => ({
        id: rowId(key, index, row),
        img,
        caption: texts(
          Object.entries(byLanguage).map(([language, parts]) => [
            language,
            parts === base ? caption : captionOf(parts, img),
          ]),
        ),
      }));
      return { ...frame('gallery'), list };
    }
    const own = alignedTexts.map(([language, parts]) => [language, parts[textIndex]] as const);
    textIndex += 1;
    return {
      ...frame('textBlock'),
      title: texts(own.map(([language, text]) => [language, text?.title])),
      description: texts(own.map(([language, text]) => [language, text?.html])),
    };
  });
}
