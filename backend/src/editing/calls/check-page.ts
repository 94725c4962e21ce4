import { checkPage } from '../checks/check-page';
import { editQuery } from '../http/edit-call';
import { requiredKey } from '../http/required-key';
import { findPageId, readNewest } from '../pages/read-page';

/** The problems that the newest draft of a page would have if published now. */
export const checkPageCall = editQuery('CheckPage', async ({ req }) => {
  const page = await readNewest(req, await findPageId(req, requiredKey(req)));
  return { problems: await checkPage(req, page) };
});
