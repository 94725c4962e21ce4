import { editCommand, type EditCommand, requireAdmin, textIn } from '../http/edit-call';
import { findPageId } from '../pages/read-page';
import { partIn } from '../parts/read-part';
import { schedule, type ScheduleTarget, unschedule } from '../schedule/scheduled';

/** The page (`pageKey`) or the part of every page (`part`) that a call names. */
async function targetOf({ req, body, trace }: EditCommand): Promise<ScheduleTarget> {
  if (body.part === undefined) return { pageId: await findPageId(req, textIn(body, 'pageKey')) };
  const part = partIn(body);
  Object.assign(trace, { area: part, page: part });
  return { part };
}

/** Schedules the publication of the newest draft of a page or part, or the withdrawal of a page. */
export const schedulePage = editCommand('SchedulePage', async (command) => {
  requireAdmin(command);
  const { req, body, editor } = command;
  const target = await targetOf(command);
  return { scheduled: await schedule(req, { target, action: body.action, at: body.at, editor }) };
});

export const unschedulePage = editCommand('UnschedulePage', async (command) => {
  requireAdmin(command);
  const { req, body, editor } = command;
  const target = await targetOf(command);
  return { scheduled: await unschedule(req, { target, jobId: textIn(body, 'id'), editor }) };
});
