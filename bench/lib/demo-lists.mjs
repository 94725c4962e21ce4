import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../scripts/lib/paths.mjs';

/** @typedef {{ key: string, link?: string, carousel?: string }} List */

/** @type {List[]} the lists of the demo content */
const lists = JSON.parse(readFileSync(path.join(root, 'backend/seed/demo/content/categories.json'), 'utf8'));

/** Their keys: those with a page of their own first, then those of the carousels. */
export const listKeys = [...lists.filter(({ link }) => link), ...lists.filter(({ link }) => !link)].map(
  ({ key }) => key,
);

/** The keys of the lists in the carousels. */
export const carouselKeys = lists.flatMap(({ key, carousel }) => (carousel ? [key] : []));

/** The address of the first list that has a page. */
export const listPath = `/reference/${lists.find(({ link }) => link)?.link}`;
