import { screen, within } from '@testing-library/react';

import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, ok, sent } from '@/test/edit-mode';

import { openMenu, withMenu } from './menu-request';

const outdated = {
  ...{ code: 'translation_outdated', severity: 'warning' as const },
  ...{ sectionId: null, field: 'menu.0.title', language: 'en' },
};

/** A published page whose menu has an outdated translation. */
function withOutdatedMenu(): EditInfo {
  const info = withMenu(null);
  const { navigation } = info.parts ?? {};
  return navigation ? { ...info, parts: { navigation: { ...navigation, problems: [outdated] } } } : info;
}

test.each([
  ['refused', [409, { success: false, code: 'conflict', data: { revision: 'n2' } }] as [number, object]],
  ['done', ok({})],
  ['done, with the revision of the menu', ok({ revision: 'n2' })],
])('the page keeps its revision when the confirmation of a translation of the menu is %s', async (_what, answer) => {
  const { user, panel } = await openMenu(withOutdatedMenu());
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  await user.click(panel.getByRole('button', { name: /^1\./ }));
  answers.push(answer);
  await user.click(panel.getByRole('button', { name: 'Çeviri yine de güncel' }));
  expect(sent).toMatchObject([{ name: 'ConfirmTranslation', body: { part: 'navigation', revision: 'n1' } }]);
  const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
  expect(bar.getByText('Yayında')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paneli kapat' }));
  await user.click(screen.getByLabelText('Bölüm işlemleri: Kapak, Tünel'));
  await user.click(screen.getAllByRole('button', { name: 'Çoğalt' })[0] ?? document.body);
  expect(sent.at(-1)).toMatchObject({ name: 'ChangeSections', body: { revision: 'r1' } });
});
