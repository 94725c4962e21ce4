import type { PayloadRequest, Where } from 'payload';
import { categoryPaths } from '../../../lib/routes/category-address';
import { readCategories } from '../categories/stored';
import { splitLanguage } from './normalize-address';

/** A database accepts only so many values. Beyond them, pages have fewer addresses than a large import. */
const MAX_VALUES = 1_000;

/** The site finds a page in capitals too; the stored addresses of pages are in lower case. */
const bareOf = (address: string) => splitLanguage(address.toLowerCase()).bare;

/** The address of a list, for that of one of its further pages. */
const listOf = (bare: string) => bare.replace(/^(\/reference\/[^/]+)\/\d+$/, '$1');

/** The addresses of public pages and of lists among the given ones, bare or with a language. */
export async function addressesOfPages(addresses: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const isPublic: Where[] = [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }];
  const wanted = [...new Set(addresses.map(bareOf))];
  const isAmong: Where[] = wanted.length <= MAX_VALUES ? [{ link: { in: wanted } }] : [];
  const { docs } = await req.payload.db.find<{ link: string }>({
    collection: 'pages',
    where: { and: [...isPublic, ...isAmong] },
    select: { link: true },
    pagination: false,
    limit: 0,
    req,
  });
  const taken = new Set([...docs.map(({ link }) => link), ...categoryPaths(await readCategories(req))]);
  return new Set(addresses.filter((address) => taken.has(listOf(bareOf(address)))));
}
