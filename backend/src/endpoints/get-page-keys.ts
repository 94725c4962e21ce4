import { contentLanguages } from '../search/keep-index';
import { languagesOf, type StoredPage } from '../wire/page';
import { contractCall } from './envelope';

type KeyRow = Pick<StoredPage, 'id' | 'pageKey' | 'link' | 'updatedAt' | 'title'>;

export const getPageKeys = contractCall('GetPageKeys', async (req) => {
  const { docs } = await req.payload.db.find<KeyRow>({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }] },
    select: { pageKey: true, link: true, updatedAt: true, title: true },
    sort: 'pageKey',
    pagination: false,
    limit: 0,
    req,
  });
  const languages = await contentLanguages(req.payload);
  return JSON.stringify(
    docs.map(({ id, pageKey, link, updatedAt, title }) => ({
      pageKey,
      link,
      updatedAt,
      languages: languages.get(id) ?? languagesOf({ title }),
    })),
  );
});
