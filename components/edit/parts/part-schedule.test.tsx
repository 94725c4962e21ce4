import { act, fireEvent, within } from '@testing-library/react';

import type { EditInfo, Scheduled } from '@/lib/edit/edit-info';
import { answers, ok, sent } from '@/test/edit-mode';

import { openMenu, withMenu } from './menu-request';

/** A page whose menu is planned. */
function planned(scheduled: Scheduled[] | undefined): EditInfo {
  const info = withMenu(null);
  const { navigation } = info.parts ?? {};
  return navigation ? { ...info, parts: { navigation: { ...navigation, scheduled } } } : info;
}

const inAnHour = () => {
  const at = Date.now() + 60 * 60_000;
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

test('the plan of the menu says that unsaved changes are not in it', async () => {
  const { user, panel } = await openMenu(planned([]));
  await user.click(panel.getByRole('button', { name: 'Yayını planla' }));
  const form = within(panel.getByRole('region', { name: 'Yayını planla' }));
  expect(form.queryByText(/kaydedilmemiş değişiklikler/)).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: /^Öğe ekle: / }));
  expect(
    form.getByText(/kaydedilmemiş değişiklikler plana girmez; önce kaydedin, sonra planlayın: Menü$/),
  ).toBeVisible();
});

test('an administrator plans the publication of the menu', async () => {
  const { user, panel } = await openMenu(planned([]));
  const button = panel.getByRole('button', { name: 'Yayını planla' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const form = within(panel.getByRole('region', { name: 'Yayını planla' }));
  expect(form.getByText('Planlanmış bir işlem yok.')).toBeVisible();
  expect(form.queryByLabelText('Ne yapılsın?')).not.toBeInTheDocument();
  fireEvent.change(form.getByLabelText('Ne zaman?'), { target: { value: inAnHour() } });
  answers.push(ok({ scheduled: [{ id: '4', action: 'publish', at: '2030-01-01T10:00:00Z' }] }));
  await user.click(form.getByRole('button', { name: 'Planla' }));
  expect(await form.findByText('Planlandı')).toBeVisible();
  answers.push(ok({ scheduled: [] }));
  await user.click(form.getByRole('button', { name: /^İptal et: / }));
  expect(await form.findByText('Plan iptal edildi')).toBeVisible();
  expect(sent).toMatchObject([
    { name: 'SchedulePage', body: { part: 'navigation', action: 'publish', revision: 'n1' } },
    { name: 'UnschedulePage', body: { part: 'navigation', id: '4' } },
  ]);
  expect(sent[0]?.body).not.toHaveProperty('pageKey');
});

test('a menu with errors is not planned, and the form says so', async () => {
  const { user, panel } = await openMenu(planned([]));
  await user.click(panel.getByRole('button', { name: 'Yayını planla' }));
  const form = within(panel.getByRole('region', { name: 'Yayını planla' }));
  fireEvent.change(form.getByLabelText('Ne zaman?'), { target: { value: inAnHour() } });
  const problem = { code: 'link_broken', severity: 'error', sectionId: null, field: 'menu.0.link', language: null };
  answers.push([400, { success: false, code: 'validation', data: { problems: [problem] } }]);
  await user.click(form.getByRole('button', { name: 'Planla' }));
  expect(await panel.findByText('Planlanamadı: 1 engel var.')).toHaveRole('status');
});

test('the next plan is named at its button', async () => {
  const plan = { id: '4', action: 'publish' as const, at: '2030-01-01T10:00:00Z' };
  const { panel } = await openMenu(planned([plan]));
  expect(panel.getByRole('button', { name: /^Yayını planla: .*2030/ })).toBeVisible();
});

test.each([
  ['an editor', planned([]), 'editor'],
  ['an administrator at a backend that plans no parts', planned(undefined), 'admin'],
] as const)('%s has no button for it', async (_who, info, role) => {
  const { panel } = await openMenu(info, role);
  expect(panel.queryByRole('button', { name: /^Yayını planla/ })).not.toBeInTheDocument();
});

test('an editor sees that the menu is planned, without its latest changes', async () => {
  const plan = { id: '4', action: 'publish' as const, at: '2030-01-01T10:00:00Z', isChanged: true };
  const { panel } = await openMenu(planned([plan]), 'editor');
  expect(panel.getByText(/^Son değişiklikler planda yok: .*2030/)).toBeVisible();
});

describe('an open plan of the menu, when the page is rendered again', () => {
  const plan: Scheduled = { id: '4', action: 'publish', at: '2030-01-01T10:00:00Z' };
  const none = 'Planlanmış bir işlem yok.';
  const later = /^Planlandıktan sonra değişti/;

  async function openPlans(scheduled: Scheduled[]) {
    const { user, panel, show } = await openMenu(planned(scheduled));
    await user.click(panel.getByRole('button', { name: /^Yayını planla/ }));
    const form = within(panel.getByRole('region', { name: 'Yayını planla' }));
    return { user, form, render: (now: Scheduled[]) => act(() => show(planned(now))) };
  }
  async function cancel({ user, form }: Pick<Awaited<ReturnType<typeof openPlans>>, 'user' | 'form'>) {
    answers.push(ok({ scheduled: [] }));
    await user.click(form.getByRole('button', { name: /^İptal et: / }));
  }

  test('says that the menu has changed since, and offers to plan it as it is now', async () => {
    const { form, render } = await openPlans([plan]);
    expect(form.queryByText(later)).not.toBeInTheDocument();
    render([{ ...plan, isChanged: true }]);
    expect(form.getByText(later)).toBeVisible();
    expect(form.getByRole('button', { name: /^Şimdiki hâliyle planla: / })).toBeVisible();
  });

  test('no longer lists a plan that has run', async () => {
    const { form, render } = await openPlans([plan]);
    render([]);
    expect(form.getByText(none)).toBeVisible();
  });

  test('does not bring back a plan that was cancelled since that rendering began', async () => {
    const { user, form, render } = await openPlans([plan]);
    await cancel({ user, form });
    expect(await form.findByText(none)).toBeVisible();
    render([{ ...plan }]);
    expect(form.getByText(none)).toBeVisible();
  });

  test('does not bring back a plan that was made here and has run', async () => {
    const { user, form, render } = await openPlans([]);
    fireEvent.change(form.getByLabelText('Ne zaman?'), { target: { value: inAnHour() } });
    answers.push(ok({ scheduled: [plan] }));
    await user.click(form.getByRole('button', { name: 'Planla' }));
    expect(await form.findByText('Planlandı')).toBeVisible();
    render([]);
    expect(form.queryByText(none)).not.toBeInTheDocument();
    render([plan]);
    render([]);
    expect(form.getByText(none)).toBeVisible();
  });
});
