import { storedCategories } from '../../../test/search/demo-index';
import { siteCategories } from '../../../test/search/site-categories';
import { siteLanguages } from '../languages';
import { categoryTexts } from './category-texts';

it.each(siteLanguages())('has the texts of the site’s category pages in %s', async (code) => {
  const texts = categoryTexts(await storedCategories()).filter(({ language }) => language === code);
  expect(texts).toMatchObject(siteCategories(code));
});
