import path from 'node:path';

import type { StoredCategory } from '../../backend/src/categories/stored';
import { categoryTexts } from '../../backend/src/search/category-texts';
import { pageTexts } from '../../backend/src/search/page-text';
import { SearchIndex } from '../../backend/src/search/search-index';
import { signsOfFrame, signsOfPage } from '../../backend/src/search/signs';
import { readApplicationModel, readCategories, readPages } from '../../backend/src/seed/content';

type Twins = Record<string, string> | undefined;

/** The lists of the demo content, as the backend's database has them. */
export async function storedCategories(): Promise<StoredCategory[]> {
  return (await readCategories(seedDir)).map((row, id) => {
    const both = (name: string) => ({ tr: row[name] as string | undefined, ...(row[`${name}OtherLangs`] as Twins) });
    const texts = { name: both('name'), title: both('title') };
    return { ...row, id, ...texts, description: both('description'), keywords: both('keywords') };
  });
}

const seedDir = path.join(__dirname, '../../backend/seed/demo');

/** The search index of the demo content, as the backend builds it from its database, and the addresses of its pages. */
export async function demoIndex(): Promise<{ index: SearchIndex; links: Set<string> }> {
  const index = new SearchIndex();
  const pages = (await readPages(seedDir)).filter(({ isVisible }) => isVisible);
  const lists = await storedCategories();
  const categories = categoryTexts(lists);
  index.put('categories', categories);
  index.put('frame', [], signsOfFrame(await readApplicationModel(seedDir)));
  for (const page of pages) index.put(page.uuid, pageTexts(page, lists), signsOfPage(page));
  return { index, links: new Set([...pages, ...categories].map(({ link }) => link)) };
}
