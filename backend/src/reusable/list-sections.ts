import { editQuery } from '../editing/http/edit-call';
import { defaultLanguage } from '../languages';
import { describe, readNewestSources } from './for-editors';
import { shownUsage } from './usage';

/** All reusable sections with the pages that show them, by name. */
export const reusableSections = editQuery('ReusableSections', async ({ req }) => {
  const usage = await shownUsage(req);
  const sections = (await readNewestSources(req)).map((each) => describe(each, usage.get(each.page.uuid ?? '')));
  return { sections: sections.sort((a, b) => a.name.localeCompare(b.name, defaultLanguage)) };
});
