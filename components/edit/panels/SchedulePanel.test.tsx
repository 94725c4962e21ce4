import { fireEvent, screen, within } from '@testing-library/react';

import { answers, holdBack, info, ok, sent, settled, setUp } from '@/test/edit-mode';

const kept = 'Göndermediğiniz metin korundu.';
/** In an hour, as the field has it in this time zone. */
const soon = () => {
  const at = Date.now() + 60 * 60_000;
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

function setUpPlan() {
  const { user } = setUp({ ...info, scheduled: [] });
  const openPanel = async () => {
    await user.click(screen.getByText('Sayfa işlemleri'));
    await user.click(screen.getByRole('button', { name: 'Yayını planla' }));
    const panel = within(screen.getByRole('dialog', { name: 'Yayını planla' }));
    return { panel, action: panel.getByLabelText('Ne yapılsın?'), time: panel.getByLabelText('Ne zaman?') };
  };
  return { user, openPanel, close: () => user.click(screen.getByRole('button', { name: 'Paneli kapat' })) };
}

test('an action that was chosen without a time does not come back', async () => {
  const { user, openPanel, close } = setUpPlan();
  const first = await openPanel();
  await user.selectOptions(first.action, 'Yayından kaldır');
  await close();
  const { panel, action, time } = await openPanel();
  expect(action).toHaveValue('publish');
  expect(panel.queryByText(kept)).not.toBeInTheDocument();
  fireEvent.change(time, { target: { value: soon() } });
  await close();
  const again = await openPanel();
  expect(again.time).not.toHaveValue('');
  expect(again.action).toHaveValue('publish');
  answers.push(ok({ scheduled: [] }));
  await user.click(again.panel.getByRole('button', { name: 'Planla' }));
  expect(sent).toMatchObject([{ name: 'SchedulePage', body: { action: 'publish' } }]);
});

test('the notice stays while the time or the action is from before, and deletes both', async () => {
  const { user, openPanel, close } = setUpPlan();
  const first = await openPanel();
  await user.selectOptions(first.action, 'Yayından kaldır');
  fireEvent.change(first.time, { target: { value: soon() } });
  expect(first.panel.queryByText(kept)).not.toBeInTheDocument();
  await close();
  const { panel, action, time } = await openPanel();
  expect(action).toHaveValue('unpublish');
  fireEvent.change(time, { target: { value: '' } });
  expect(panel.getByText(kept)).toBeVisible();
  fireEvent.change(time, { target: { value: soon() } });
  expect(panel.getByText(kept)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Metni sil: Yayını planla' }));
  expect(panel.queryByText(kept)).not.toBeInTheDocument();
  expect(action).toHaveValue('publish');
  expect(time).toHaveValue('');
  expect(action).toHaveFocus();
});

test('a plan is made, and cancelled, once by a double press', async () => {
  const { user, openPanel } = setUpPlan();
  const { panel, time } = await openPanel();
  fireEvent.change(time, { target: { value: soon() } });
  const plan = { id: '7', action: 'publish', at: new Date(Date.now() + 60 * 60_000).toISOString() };
  answers.push(ok({ scheduled: [plan] }));
  const release = holdBack('SchedulePage');
  await user.dblClick(panel.getByRole('button', { name: 'Planla' }));
  release();
  const cancel = await panel.findByRole('button', { name: /^İptal et: / });
  answers.push(ok({ scheduled: [] }));
  const releaseCancel = holdBack('UnschedulePage');
  await user.dblClick(cancel);
  releaseCancel();
  expect(await panel.findByText('Planlanmış bir işlem yok.')).toBeVisible();
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['SchedulePage', 'UnschedulePage']);
});

test('a plan of a page that has another address by now is not called cancelled', async () => {
  const plan = { id: '7', action: 'publish' as const, at: new Date(Date.now() + 60 * 60_000).toISOString() };
  const { user } = setUp({ ...info, scheduled: [plan] });
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: /^Yayını planla/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Yayını planla' }));
  const moved = { success: false, code: 'moved', data: { pageKey: 'b', link: '/page/b' } };
  answers.push([404, { success: false, code: 'not_found' }], [404, moved]);
  await user.click(panel.getByRole('button', { name: /^İptal et: / }));
  expect(await panel.findByText('Bu sayfanın adresi değişti')).toBeVisible();
  expect(panel.getByRole('button', { name: /^İptal et: / })).toBeVisible();
  expect(panel.queryByText(/^Bu plan artık yok/)).not.toBeInTheDocument();
});
