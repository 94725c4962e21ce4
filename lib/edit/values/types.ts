import type { Raw } from '../wire-page';

/** A picture in a form: as the page has it, or, with an `id`, as it was chosen from the library. */
export interface ImageValue {
  id?: string | number;
  src: string;
  alt?: string;
  width?: number;
  height?: number;
  name?: string;
}

/** A film in a form. What is not edited stays with it. */
export interface MovieValue extends Raw {
  src: string;
}

export type Value = string | boolean | string[] | ImageValue | MovieValue | null | Values | Values[];

/** What a form holds. Items of lists carry a key of the form's own, by which it knows them when they move. */
export interface Values {
  [name: string]: Value;
}

/** By which a form knows the items of a list. */
export const itemKey = '#';

/** By which the backend knows an item of a list again, and with it the item's texts in other languages. */
export const rowKey = 'rowId';

export type Path = readonly (string | number)[];
