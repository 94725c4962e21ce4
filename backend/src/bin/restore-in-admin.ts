import type { Endpoint } from 'payload';
import { isEditor } from '../access/access';
import { EditError } from '../editing/http/edit-error';
import { recordAction } from '../editing/trail/record-changes';
import { binText } from './texts';
import { readEntry } from './entry';
import { nameOf } from './keep-page';
import { restoreFromBin } from './restore';

/** POST `/api/bin/ID/restore`, for the button in the admin. */
export const restoreInAdmin: Endpoint = {
  path: '/:id/restore',
  method: 'post',
  handler: async (req) => {
    const answer = (status: number, message: string, data?: object) => Response.json({ message, ...data }, { status });
    const { language } = req.i18n;
    try {
      if (!isEditor(req)) return answer(403, binText(language, 'forbidden'));
      const entry = await readEntry(req, req.routeParams?.id);
      if (entry.kind === 'page' && req.user?.role !== 'admin') return answer(403, binText(language, 'adminOnly'));
      const restored = await restoreFromBin(req, entry, nameOf(req));
      recordAction(req, 'pages', 'restore', restored.pageKey);
      return answer(200, binText(language, 'restored'), restored);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return answer(error.status, binText(language, error.status === 404 ? 'gone' : 'taken'));
    }
  },
};
