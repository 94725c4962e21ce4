import { createElement, Fragment } from 'react';

/** @typedef {import('./payload-rows.mjs').PayloadRow} PayloadRow */
/** @typedef {unknown} Model what a row of a payload stands for, as JSON */
/** @typedef {['$', string, string | null, Record<string, Model>]} ElementModel */

/**
 * What React moves into the head, what does not read as it is written, and what React itself listens to, for the
 * components around it.
 */
const special =
  /^(?:html|head|body|title|meta|link|style|script|base|template|textarea|pre|noscript|select|option|input|form|dialog|audio|video|object|embed|iframe)$/;

/** A script of it is data, which search engines read: it runs nowhere. */
const dataType = 'application/ld+json';

/** Which part of an element's model a step of a path names. @type {Readonly<Record<string, number>>} */
const parts = { type: 1, key: 2, props: 3 };

const fragment = '$Sreact.fragment';

/** Parts that are named by their place, and stand in many places, would be written as often. */
const mostParts = 200_000;

/** @param {Model} model @returns {model is ElementModel} */
export const isElement = (model) => Array.isArray(model) && model[0] === '$' && model.length === 4;

/** @param {Model} model @returns {model is Record<string, Model>} */
export const isObject = (model) => typeof model === 'object' && model !== null && !Array.isArray(model);

/** @param {Model} model @param {(part: Model) => Model} change @returns {Model} the same of changed parts */
export function withParts(model, change) {
  if (Array.isArray(model)) return model.map((part) => change(part));
  if (!isObject(model)) return model;
  return Object.fromEntries(Object.entries(model).map(([name, value]) => [name, change(value)]));
}

/** The models of a payload's rows. */
export class Models {
  /** In which no part stands for another one by its path. @type {Map<string, Model>} */
  #models = new Map();
  /** Whether something is markup alone. @type {WeakMap<object, boolean>} */
  #known = new WeakMap();
  #parts = 0;
  #rows;

  /** @param {Map<string, PayloadRow>} rows by their ids */
  constructor(rows) {
    this.#rows = rows;
  }

  /**
   * @param {string} id
   * @returns {Model}
   * @throws {Error} where a row or a part is named that there is not, and where parts are named too often
   */
  of(id) {
    if (!this.#models.has(id)) {
      const { kind, text = '' } = this.#rows.get(id) ?? {};
      if (kind !== '') throw new Error(`a payload has no model ${id}`);
      this.#models.set(id, JSON.parse(text));
      if (/"\$[\da-f]+:/.test(text)) this.#models.set(id, this.#whole(this.#models.get(id)));
    }
    return this.#models.get(id);
  }

  /** @param {Model} model @returns {Model} */
  #whole(model) {
    this.#parts += 1;
    if (this.#parts > mostParts) throw new Error('a payload names too many parts by their place');
    if (typeof model !== 'string') return withParts(model, (part) => this.#whole(part));
    const [, id, path = ''] = /^\$([\da-f]+)((?::[^:]+)+)$/.exec(model) ?? [];
    return id === undefined ? model : this.#at(this.of(id), path.slice(1).split(':'));
  }

  /** @param {Model} from @param {readonly string[]} path @returns {Model} */
  #at(from, path) {
    let model = from;
    for (const step of path) {
      const row = typeof model === 'string' ? this.#row(model) : undefined;
      if (row) model = this.of(row.id);
      const name = isElement(model) ? (parts[step] ?? step) : step;
      if (typeof model !== 'object' || model === null || !Object.hasOwn(model, name))
        throw new Error(`a payload has no ${path.join(':')}`);
      model = Reflect.get(model, name);
    }
    return this.#whole(model);
  }

  /** The row that a text names, now or later. @param {string} text */
  #row(text) {
    const [, id = ''] = /^\$L?([\da-f]+)$/.exec(text) ?? [];
    return this.#rows.get(id);
  }

  /**
   * Whether a model is markup alone: no component of the browser, and nothing that comes later.
   *
   * @param {Model} model
   * @returns {boolean}
   */
  isMarkup(model) {
    if (typeof model === 'string') return this.#isText(model);
    if (typeof model !== 'object' || model === null) return true;
    const known = this.#known.get(model);
    if (known !== undefined) return known;
    const isTag = !isElement(model) || this.#isTag(model[1], model[3]);
    const is = isTag && Object.values(isElement(model) ? model[3] : model).every((part) => this.isMarkup(part));
    this.#known.set(model, is);
    return is;
  }

  /** @param {string} text */
  #isText(text) {
    if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true;
    const row = this.#row(text);
    return row?.kind === 'T' || (row?.kind === '' && this.isMarkup(this.of(row.id)));
  }

  /** @param {string} type @param {Record<string, Model>} props */
  #isTag(type, props) {
    if (type === 'script') return props.type === dataType;
    if (!type.startsWith('$')) return !special.test(type);
    return this.#row(type)?.kind === '' && this.of(type.slice(1)) === fragment;
  }

  /**
   * @param {Model} model markup alone
   * @returns {unknown} what React renders
   */
  toReact(model) {
    if (typeof model === 'string') return this.#textToReact(model);
    if (!isElement(model)) return withParts(model, (part) => this.toReact(part));
    const [, type, key, props] = model;
    const all = /** @type {object} */ (withParts(props, (part) => this.toReact(part)));
    return createElement(type.startsWith('$') ? Fragment : type, { ...all, key });
  }

  /** @param {string} text */
  #textToReact(text) {
    if (!text.startsWith('$')) return text;
    if (text.startsWith('$$')) return text.slice(1);
    const row = text === '$undefined' ? undefined : this.#row(text);
    return row?.kind === '' ? this.toReact(this.of(row.id)) : row?.text;
  }
}
