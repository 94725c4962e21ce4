import type { Raw } from '../wire-page';

/** A picture in a form: as in the page, or, with an `id`, as chosen from the library. */
export interface ImageValue {
  id?: string | number;
  src: string;
  alt?: string;
  width?: number;
  height?: number;
  name?: string;
}

/** A file to download in a form, like a picture. */
export interface DocumentValue {
  id?: string | number;
  src: string;
  size?: number;
  mimeType?: string;
  name?: string;
}

/** A film in a form. Properties that cannot be edited are kept. */
export interface MovieValue extends Raw {
  src: string;
}

export type Value = string | boolean | string[] | ImageValue | DocumentValue | MovieValue | null | Values | Values[];

/** The values of a form. List items have a key of the form, which identifies them when they move. */
export interface Values {
  [name: string]: Value;
}

/** The form's key of a list item. */
export const itemKey = '#';

/** The backend's id of a list item, which connects the item with its texts in other languages. */
export const rowKey = 'rowId';

export type Path = readonly (string | number)[];
