import type { CategoryRoute } from '../routes/category-address';
import { type CarouselName, carousels } from '../routes/site-routes';
import { isRecord } from '../sections/parse-section';

/** A list as the backend sent it, with the fields that decide about addresses. */
export interface CategoryRow extends CategoryRoute {
  raw: Readonly<Record<string, unknown>>;
}

/** Each costs calls of its own for the sitemap. */
const maxCategories = 200;

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,100}$/.test(value);

/** One segment of a path, in lower case: capitals lead to the same page. */
const isLink = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9._~-]{0,199}$/.test(value);

const isCarousel = (value: unknown): value is CarouselName => carousels.some((name) => name === value);

/**
 * The lists of an application model (docs/contract.md#lists-and-categories). One without a key, or with that of an
 * earlier one, is left out; one with an address that is not valid or taken has no page.
 *
 * @param sent the model's `categories`
 * @param warn is told what was left out
 */
export function categoryRows(sent: unknown, warn: (message: string) => void = () => undefined): CategoryRow[] {
  const rows: CategoryRow[] = [];
  if (!Array.isArray(sent)) return rows;
  for (const raw of sent.slice(0, maxCategories)) {
    if (!isRecord(raw) || !isKey(raw.key) || rows.some(({ key }) => key === raw.key)) {
      warn('categories: expected a list of records, each with a key of its own');
      continue;
    }
    const isAddress = isLink(raw.link) && !rows.some(({ link }) => link === raw.link);
    if (raw.link && !isAddress) warn(`categories: ${raw.key} needs a link of its own, in lower case`);
    rows.push({
      key: raw.key,
      raw,
      link: isAddress ? (raw.link as string) : undefined,
      carousel: isCarousel(raw.carousel) ? raw.carousel : undefined,
    });
  }
  return rows;
}
