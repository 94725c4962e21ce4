import { editCommand, requireAdmin, textIn } from '../http/edit-call';
import { findPageId } from '../pages/read-page';
import { schedule, unschedule } from '../schedule/scheduled';

/** Schedules the publication of the newest draft, or the withdrawal of the page. */
export const schedulePage = editCommand('SchedulePage', async (command) => {
  requireAdmin(command);
  const { req, body, editor } = command;
  const pageId = await findPageId(req, textIn(body, 'pageKey'));
  return { scheduled: await schedule(req, { pageId, action: body.action, at: body.at, editor }) };
});

export const unschedulePage = editCommand('UnschedulePage', async (command) => {
  requireAdmin(command);
  const { req, body, editor } = command;
  const pageId = await findPageId(req, textIn(body, 'pageKey'));
  return { scheduled: await unschedule(req, { pageId, jobId: textIn(body, 'id'), editor }) };
});
