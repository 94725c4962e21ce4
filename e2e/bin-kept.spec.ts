import { expect, test } from '@playwright/test';

import { OwnBackend, pictureForm } from './support/own-backend';
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

test('a picture stays as long as a deleted page that shows it can come back', async () => {
  const backend = await OwnBackend.start();
  try {
    const admin = await backend.signIn();
    const idOf = ({ doc }: Json) => (doc as { id: number }).id;
    const picture = idOf((await admin.send('media?locale=tr', 'POST', pictureForm('Köprü'))).body);
    const title = {
      blockType: 'pageTitle',
      sectionId: 'page-title-1',
      order: 10,
      title: 'A',
      backgroundImage: picture,
    };
    const data = { pageKey: 'resimli', title: 'Resimli', sections: [title], _status: 'published' };
    const page = idOf((await admin.send('pages', 'POST', data)).body);
    expect((await admin.send(`pages/${page}`, 'DELETE')).status).toBe(200);

    const refused = await admin.send(`media/${picture}`, 'DELETE');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('Resimli (')]);
    const entries = (await admin.send('bin')).body.docs as { id: number }[];
    expect(entries).toHaveLength(1);
    expect((await admin.send(`bin/${entries[0]?.id}`, 'DELETE')).status).toBe(200);
    expect((await admin.send(`media/${picture}`, 'DELETE')).status).toBe(200);
  } finally {
    await backend.end();
  }
});
