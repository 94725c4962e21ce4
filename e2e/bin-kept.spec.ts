import { expect, test } from '@playwright/test';

import { OwnBackend } from './support/own-backend';
import type { Json } from './support/seed';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

test('what was deleted can be brought back for thirty days, and is then deleted for good', async () => {
  const backend = await OwnBackend.start();
  try {
    const [old, young] = ['silinen-eski', 'silinen-yeni'] as const;
    for (const pageKey of [old, young]) {
      const id = await backend.addDraft(pageKey);
      expect((await (await backend.signIn()).send(`pages/${id}`, 'DELETE')).status).toBe(200);
    }
    const titles = async () => {
      const { body } = await (await backend.signIn()).send('bin?sort=title');
      return (body.docs as Json[]).map(({ title }) => title);
    };
    expect(await titles()).toEqual([old, young]);
    await backend.restart(async ({ execute }) => {
      const age = (title: string, days: number) =>
        execute('UPDATE bin SET created_at = ? WHERE title = ?', [daysAgo(days), title]);
      expect([(await age(old, 30.1)).count, (await age(young, 29.9)).count]).toEqual([1, 1]);
    });
    // It looks at every start and every hour.
    await expect.poll(titles).toEqual([young]);
    const trail = await (await backend.signIn()).send('audit-trail?where[action][equals]=purge');
    expect(trail.body.docs).toMatchObject([{ actor: 'system', subject: expect.stringContaining(old) as unknown }]);
  } finally {
    await backend.end();
  }
});
