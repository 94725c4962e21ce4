import type { PayloadRequest, Where } from 'payload';
import { splitLanguage } from './normalize-address';

/** The site finds a page in capitals too; the stored addresses of pages are in lower case. */
const bareOf = (address: string) => splitLanguage(address.toLowerCase()).bare;

/** The addresses of public pages among the given ones, bare or with a language. */
export async function addressesOfPages(addresses: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const isPublic: Where[] = [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }];
  // A database accepts only so many values, and pages have fewer addresses than a large import.
  const [only] = addresses.length === 1 ? addresses : [];
  const { docs } = await req.payload.db.find<{ link: string }>({
    collection: 'pages',
    where: { and: only ? [...isPublic, { link: { equals: bareOf(only) } }] : isPublic },
    select: { link: true },
    pagination: false,
    limit: 0,
    req,
  });
  const taken = new Set(docs.map(({ link }) => link));
  return new Set(addresses.filter((address) => taken.has(bareOf(address))));
}
