import { siteCategories } from '../../../test/search/site-categories';
import { languages } from '../languages';
import { categoryTexts } from './category-texts';

it.each(languages)('has the texts of the site’s category pages in $label', ({ code }) => {
  const texts = categoryTexts().filter(({ language }) => language === code);
  expect(texts).toMatchObject(siteCategories(code));
});
