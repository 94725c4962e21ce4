import { expect, test } from '@playwright/test';

import { lostSaves, RoundEditor, runRounds } from '../bench/lib/conflict-rounds.mjs';

import { EditSession, newPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter, openSection, titleButton } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

/** Runs a few rounds. bench/editing-conflicts.mjs runs a hundred. */
test('two browsers that save the same section repeatedly never overwrite changes they have not seen', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { pageKey } = await newPage();
  const sessions = [await EditSession.create('admin'), await EditSession.create('editor')];
  const [one, two] = await Promise.all(sessions.map((session) => enter(browser, session, `/edit/page/${pageKey}`)));
  if (!one || !two) throw new Error('two editors were asked for');
  const editors = [
    new RoundEditor('Birinci', await openSection(one.page, titleButton), 'Başlık'),
    new RoundEditor('İkinci', await openSection(two.page, titleButton), 'Başlık'),
  ] as const;
  await runRounds(editors, 6);
  const stands = String(sectionOf(await (sessions[0] as EditSession).page(pageKey), 'page-title-1')?.title);
  const saves = editors.flatMap((editor) => editor.saves);
  expect(lostSaves(saves, 'Başlık', stands)).toEqual([]);
  // Nearly every round has a conflict. Without conflicts the rounds would prove nothing.
  expect(editors[0].conflicts + editors[1].conflicts).toBeGreaterThanOrEqual(5);
  await Promise.all([one, two].map(({ context }) => context.close()));
});
