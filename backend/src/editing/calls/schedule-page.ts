import { editCommand, type EditCommand, requireAdmin, textIn } from '../http/edit-call';
import { findPageId } from '../pages/read-page';
import { partIn } from '../parts/read-part';
import { revisionsIn } from '../../reusable/publish-new';
import type { ScheduleTarget } from '../schedule/jobs';
import { schedule, unschedule } from '../schedule/scheduled';

/** The page (`pageKey`) or the part of every page (`part`) that a call names. */
async function targetOf({ req, body, trace }: EditCommand): Promise<ScheduleTarget> {
  if (body.part === undefined) return { pageId: await findPageId(req, textIn(body, 'pageKey')) };
  const part = partIn(body);
  Object.assign(trace, { area: part, page: part });
  return { part };
}

/** Schedules the publication of a page or part as the administrator has seen it, or the withdrawal of a page. */
export const schedulePage = editCommand('SchedulePage', async (command) => {
  requireAdmin(command);
  const { req, body, editor } = command;
  const target = await targetOf(command);
  const { action, at } = body;
  const seen = action === 'publish' ? { revision: textIn(body, 'revision'), reusable: revisionsIn(body) } : undefined;
  const replaces = body.replaces === undefined ? undefined : textIn(body, 'replaces');
  return { scheduled: await schedule(req, { target, action, at, editor, seen, replaces }) };
});

export const unschedulePage = editCommand('UnschedulePage', async (command) => {
  requireAdmin(command);
  const { req, body, editor } = command;
  const target = await targetOf(command);
  return { scheduled: await unschedule(req, { target, jobId: textIn(body, 'id'), editor }) };
});
