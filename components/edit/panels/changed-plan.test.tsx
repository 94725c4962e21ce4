import { screen, within } from '@testing-library/react';

import { answers, conflict, info, ok, page, refresh, save, sections, sent, setUp } from '@/test/edit-mode';

const at = '2030-01-01T10:00:00.000Z';
const plan = { id: '7', action: 'publish' as const, at, isChanged: true };
const planned = { ...info, status: 'changed' as const, scheduled: [plan] };

async function openPlans(shown: typeof info = planned) {
  const { user } = setUp(shown);
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: /^Yayını planla/ }));
  return { user, panel: within(screen.getByRole('dialog', { name: 'Yayını planla' })) };
}

test('a plan whose page changed is planned again, at its time, with one press', async () => {
  const { user, panel } = await openPlans();
  expect(panel.getByText(/^Planlandıktan sonra değişti/)).toBeVisible();
  answers.push(ok({ scheduled: [{ ...plan, id: '8', isChanged: false }] }));
  await user.click(panel.getByRole('button', { name: /^Şimdiki hâliyle planla: / }));
  expect(await panel.findByText('Planlandı')).toBeVisible();
  expect(sent).toEqual([
    { name: 'SchedulePage', body: { pageKey: 'a', action: 'publish', at, revision: 'r1', replaces: '7' } },
  ]);
  expect(panel.queryByText(/^Planlandıktan sonra değişti/)).not.toBeInTheDocument();
});

test('a page that changed since it is shown is not planned, and the panel says so', async () => {
  const { user, panel } = await openPlans();
  answers.push(conflict({}, 'r2'));
  await user.click(panel.getByRole('button', { name: /^Şimdiki hâliyle planla: / }));
  expect(await panel.findByText(/Sayfa.*değişti/)).toHaveRole('status');
});

test('a plan names the new reusable sections that are shown', async () => {
  const reusable = { uuid: 'u1', revision: 's1', status: 'draft', usedOn: [], name: 'Kapak', pageKey: 'kapak' };
  const shown = { ...planned, page: { ...page, sections: [{ ...sections[0], reusable }, sections[1]] } };
  const { user, panel } = await openPlans(shown);
  await user.click(panel.getByRole('button', { name: /^Şimdiki hâliyle planla: / }));
  expect(sent[0]?.body).toMatchObject({ reusable: { u1: 's1' } });
});

test('an editor who saves is told that it is not in the plan', async () => {
  const { user, open } = setUp({ ...info, scheduled: [plan] }, undefined, 'editor');
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText(/^Kaydedildi\. .*2030.* bu değişiklik, bir yönetici/)).toBeVisible();
});

test.each([/^İptal et: /, /^Şimdiki hâliyle planla: /])(
  'a plan that a colleague has cancelled leaves the list, and the panel says so: %s',
  async (name) => {
    const { user, panel } = await openPlans();
    refresh.mockClear();
    answers.push([404, { success: false, code: 'not_found' }]);
    await user.click(panel.getByRole('button', { name }));
    expect(await panel.findByText(/^Bu plan artık yok/)).toHaveRole('status');
    expect(panel.getByText('Planlanmış bir işlem yok.')).toBeVisible();
    expect(refresh).toHaveBeenCalled();
  },
);
