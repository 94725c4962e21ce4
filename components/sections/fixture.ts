import type { Document, Field, Fields, Image, LeafKind } from '../../lib/sections/define-section';
import type { SectionDefinitions, SectionType } from './definitions';

/** What a backend sends for a field of each kind (docs/contract.md#fields). */
interface WireValues extends Record<Exclude<LeafKind, 'boolean' | 'tags' | 'image' | 'movie' | 'file'>, string> {
  boolean: boolean;
  tags: string[];
  image: string | Image;
  file: string | Document;
  movie: string | { src: string; poster?: string; captions?: { src: string; language: string }[] };
}

type WireValue<F extends Field> = F extends { kind: 'list'; fields: infer I extends Fields }
  ? WireItem<I>[]
  : F extends { kind: 'group'; fields: infer G extends Fields }
    ? WireItem<G>
    : F extends { kind: infer K extends LeafKind }
      ? WireValues[K]
      : never;

type WireItem<F extends Fields> = { [K in keyof F]?: WireValue<F[K]> };

type WireSection<D> = D extends { type: infer T; fields: infer F extends Fields }
  ? { id: string; type: T; order: number } & { [K in keyof F]: WireValue<F[K]> }
  : never;

/** An example of a section with every field, as a backend sends it. Items may have fewer fields. */
export type Fixture<T extends SectionType> = Extract<WireSection<SectionDefinitions>, { type: T }>;
