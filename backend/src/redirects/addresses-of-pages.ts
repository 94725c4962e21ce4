import type { PayloadRequest, Where } from 'payload';
import { splitLanguage } from './normalize-address';

/** The site finds a page in capitals too; the addresses of pages have none themselves. */
const bareOf = (address: string) => splitLanguage(address.toLowerCase()).bare;

/** The addresses among some, bare or under a language, at which a public page stands. */
export async function addressesOfPages(addresses: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const isPublic: Where[] = [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }];
  // A database takes only so many values; of a whole file's addresses the pages' own are the shorter list.
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
