import path from 'node:path';

import { categoryTexts } from '../../backend/src/search/category-texts';
import { pageTexts } from '../../backend/src/search/page-text';
import { SearchIndex } from '../../backend/src/search/search-index';
import { signsOfFrame, signsOfPage } from '../../backend/src/search/signs';
import { readApplicationModel, readPages } from '../../backend/src/seed/content';

const seedDir = path.join(__dirname, '../../backend/seed');

/** The search index of the demo content, as the backend builds it from its database, and the addresses of its pages. */
export async function demoIndex(): Promise<{ index: SearchIndex; links: Set<string> }> {
  const index = new SearchIndex();
  const pages = (await readPages(seedDir)).filter(({ isVisible }) => isVisible);
  const categories = categoryTexts();
  index.put('categories', categories);
  index.put('frame', [], signsOfFrame(await readApplicationModel(seedDir)));
  for (const page of pages) index.put(page.uuid, pageTexts(page), signsOfPage(page));
  return { index, links: new Set([...pages, ...categories].map(({ link }) => link)) };
}
