import type { PayloadRequest } from 'payload';
import type { CarouselName } from '../../../lib/routes/site-routes';
import type { PageKind } from '../../../lib/routes/page-kinds';
import type { Localized } from '../languages';

/** A row of `categories`, read in all languages. */
export interface StoredCategory {
  id: number | string;
  key: string;
  /** The last part of the address of its own page; without one it has none. */
  link?: string | null;
  kind?: PageKind | null;
  carousel?: CarouselName | null;
  order?: number | null;
  color?: string | null;
  name?: Localized<string>;
  title?: Localized<string>;
  description?: Localized<string>;
  keywords?: Localized<string>;
  /** Rows with a picture and a text. */
  logos?: unknown;
}

const orderOf = ({ order }: StoredCategory) => order ?? Infinity;

const byOrder = (a: StoredCategory, b: StoredCategory) =>
  orderOf(a) === orderOf(b) ? Number(a.id) - Number(b.id) : orderOf(a) - orderOf(b);

/** All lists that a page can be in, in their order. There are few. */
export async function readCategories(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<StoredCategory[]> {
  const { docs } = await req.payload.db.find<StoredCategory>({
    collection: 'categories',
    pagination: false,
    limit: 0,
    req,
  });
  return docs.toSorted(byOrder);
}

/** Whether there is a list of this key. */
export async function isCategory(key: string, req: PayloadRequest): Promise<boolean> {
  const row = await req.payload.db.findOne({
    collection: 'categories',
    where: { key: { equals: key } },
    select: { key: true },
    req,
  });
  return row !== null;
}
