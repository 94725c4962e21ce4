import type { Endpoint } from 'payload';
import { fieldDescriptions } from '../../../../lib/forms/contact-fields';
import { mayReadMessages } from '../../access/reads-messages';
import { openTables } from '../tables';
import { desc } from '@payloadcms/db-sqlite/drizzle';
import { toCsv } from '../privacy/to-csv';

const columns = [
  ...['createdAt', ...fieldDescriptions.map(({ name }) => name), 'language'],
  ...['verification', 'handling', 'answeredAt', 'notes', 'delivery', 'attempts', 'sentAt'],
];

/** `/api/messages/export`: the inbox as a spreadsheet, the newest message first. */
export const exportMessages: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!mayReadMessages(req.user))
      return new Response('Forbidden', { status: 403, headers: { 'cache-control': 'no-store' } });
    const { db, table } = openTables(req.payload);
    const messages = table('messages');
    const rows = await db.select().from(messages).orderBy(desc(messages.createdAt));
    return new Response(toCsv(rows, columns), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="mesajlar-${new Date().toISOString().slice(0, 10)}.csv"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  },
};
