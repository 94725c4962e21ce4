import { defaultLanguage } from '../../languages';
import { fold } from '../../search/fold';
import { inLanguage } from '../../wire/values';
import type { StoredPage } from '../../wire/page';
import { editQuery } from '../http/edit-call';

const MAX_RESULTS = 20;

type Row = Pick<StoredPage, 'id' | 'title' | 'link'>;

/** Published pages by title or address, for choosing the target of a link. */
export const editPages = editQuery('EditPages', async ({ req }) => {
  const { docs } = await req.payload.db.find<Row>({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { title: true, link: true },
    sort: 'link',
    pagination: false,
    limit: 0,
    req,
  });
  const query = fold((req.searchParams.get('query') ?? '').slice(0, 200).trim());
  return docs
    .map(({ title, link }) => ({ title: inLanguage(title, defaultLanguage) ?? link, link }))
    .filter(({ title, link }) => fold(title).includes(query) || link.includes(query))
    .slice(0, MAX_RESULTS);
});
