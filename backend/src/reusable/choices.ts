import type { Payload } from 'payload';
import { defaultLanguage } from '../languages';

export interface ReusableChoice {
  uuid: string;
  name: string;
  /** The address of its own page in edit mode. */
  link: string;
}

/** All reusable sections by their newest names, in the order of the alphabet. */
export async function readChoices(payload: Payload): Promise<ReusableChoice[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { isReusable: { equals: true } },
    draft: true,
    locale: defaultLanguage,
    select: { uuid: true, title: true, link: true },
    pagination: false,
    depth: 0,
  });
  return docs
    .map(({ uuid, title, link }) => ({ uuid: uuid ?? '', name: title ?? '', link: link ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name, defaultLanguage));
}
