import type { Field, Fields, KindValues, LeafKind, SectionDefinition } from './define-section';

type LeafValue<F extends Field> = F extends { kind: infer K extends LeafKind } ? KindValues[K] : never;

type ValueOf<F extends Field> = F extends { kind: 'list'; fields: infer I extends Fields }
  ? ItemOf<I>[]
  : F extends { kind: 'group'; fields: infer G extends Fields }
    ? ValuesOf<G>
    : LeafValue<F>;

/** Whether a parsed section always has the field. */
type IsAlways<F extends Field> = F extends
  { required: true } | { default: string | boolean } | { kind: 'list' | 'group' | 'boolean' | 'tags' }
  ? true
  : false;

type Flatten<T> = { [K in keyof T]: T[K] };

/** The values of a set of fields, with those optional that a backend may leave out. */
type ValuesOf<F extends Fields> = Flatten<
  { [K in keyof F as IsAlways<F[K]> extends true ? K : never]: ValueOf<F[K]> } & {
    [K in keyof F as IsAlways<F[K]> extends true ? never : K]?: ValueOf<F[K]>;
  }
>;

type ItemOf<F extends Fields> = ValuesOf<F>;

/** The type of a parsed section of the given definition (a union for a union of definitions). */
export type SectionOf<D extends SectionDefinition> =
  D extends SectionDefinition<infer T, infer F>
    ? Flatten<{ id: string; type: T; order: number; contentLanguage?: string } & ValuesOf<F>>
    : never;
