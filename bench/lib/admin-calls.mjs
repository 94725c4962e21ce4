/** The calls of the admin that `bench/database.mjs` compares. */
import { randomUUID } from 'node:crypto';

import { requireOk } from './database-calls.mjs';

/** @typedef {import('./database-calls.mjs').Call} Call */

/** @param {string} path below `/api` @param {number} [times] @returns {Call} */
const inAdmin = (path, times) => ({
  times,
  work: ({ client, admin }) =>
    requireOk(client.call(path, { headers: { authorization: `JWT ${admin}`, cookie: `payload-token=${admin}` } })),
});

/** @type {Record<string, Call>} */
export const adminCalls = {
  'users/login (each with an account)': {
    times: 5,
    prepare: async ({ client, admin, kept }) => {
      if (kept.account) return;
      const account = { email: `${randomUUID()}@site.example`, password: randomUUID() };
      const headers = { authorization: `JWT ${admin}` };
      await requireOk(client.send('users', { ...account, name: 'Bench', role: 'editor' }, headers));
      kept.account = account;
    },
    work: ({ client, kept }) => client.logIn(kept.account),
  },
  'list of pages, its data': inAdmin('pages?limit=25&depth=0&draft=true&sort=-updatedAt'),
  'list of messages, its data': inAdmin('messages?limit=25&depth=0&sort=-createdAt'),
  'audit trail, its data': inAdmin('audit-trail?limit=25&depth=0&sort=-createdAt'),
  'versions of pages, their data': inAdmin('pages/versions?limit=10&depth=0'),
  'list of pages in the admin': inAdmin('../admin/collections/pages', 1),
  'list of messages in the admin': inAdmin('../admin/collections/messages', 1),
  'first page of the admin': inAdmin('../admin', 1),
};
