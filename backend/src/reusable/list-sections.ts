import { editQuery } from '../editing/http/edit-call';
import { defaultLanguage } from '../languages';
import { describe, readNewestSources } from './for-editors';
import { MAX_PLACES_IN_LIST, shownUsage } from './usage';

/** All reusable sections by name, with how many pages show them. */
export const reusableSections = editQuery('ReusableSections', async ({ req }) => {
  const usage = await shownUsage(req);
  const sections = (await readNewestSources(req)).map((each) =>
    describe(each, usage.get(each.page.uuid ?? ''), MAX_PLACES_IN_LIST),
  );
  return { sections: sections.sort((a, b) => a.name.localeCompare(b.name, defaultLanguage)) };
});
