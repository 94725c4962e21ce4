import type { PayloadRequest, Where } from 'payload';
import { editCommand } from '../http/edit-call';
import type { Editor } from '../session/editor';

/** Payload's preferences belong to an account, so the tour is not shown again on another device. */
const key = 'edit-tour';

const whereOf = ({ id }: Editor): Where => ({
  and: [{ key: { equals: key } }, { 'user.value': { equals: id } }, { 'user.relationTo': { equals: 'users' } }],
});

async function isSeen(req: PayloadRequest, editor: Editor): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'payload-preferences', where: whereOf(editor) });
  return totalDocs > 0;
}

/** Whether an account has neither finished nor skipped the tour of the edit mode. */
export const isTourDue = async (req: PayloadRequest, editor: Editor) => !(await isSeen(req, editor));

/** Notes that the account has finished or skipped the tour. */
export const tourSeen = editCommand('TourSeen', async ({ req, editor }) => {
  if (await isSeen(req, editor)) return;
  await req.payload.create({
    collection: 'payload-preferences',
    data: {
      key,
      value: { seenAt: new Date().toISOString() },
      user: { relationTo: 'users', value: editor.id as number },
    },
    user: { collection: 'users', id: editor.id } as never,
  });
});
