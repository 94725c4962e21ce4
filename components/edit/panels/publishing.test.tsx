import { fireEvent, screen, within } from '@testing-library/react';

import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';
import { answers, info, ok, problems, sent, setUp } from '@/test/edit-mode';

const problem = (more: Partial<PageProblem>): PageProblem => ({
  code: 'translation_missing',
  severity: 'warning',
  sectionId: 'hero-1',
  field: 'title',
  language: 'en',
  ...more,
});

describe('publishing', () => {
  const publish = { name: 'Yayımla' };
  const draft: EditInfo = { ...info, status: 'changed' };

  test('a page that is already public is not published again', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByText('Yayımlanacak bir değişiklik yok.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('errors block publishing, and each links to its field in its language', async () => {
    problems.push(
      problem({}),
      problem({
        code: 'link_broken',
        severity: 'error',
        sectionId: 'accordion-1',
        field: 'list.1.title',
        language: 'tr',
      }),
    );
    const { user } = setUp(draft);
    await user.click(screen.getByRole('button', publish));
    const panel = within(await screen.findByRole('dialog', { name: 'Yayın denetimi' }));
    expect(screen.getByText('Yayımlanamadı: 1 engel var.')).toBeVisible();
    expect(panel.queryByRole('button', publish)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(
      panel.getByRole('button', { name: /Engel: .*Sık sorulanlar “Sorular” › Öğeler 2 › Başlık › Türkçe/ }),
    );
    const form = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
    const field = form.getByRole('textbox', { name: 'Başlık (zorunlu)' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('İki');
    expect(field).toHaveAccessibleDescription('Engel: Bağlantının gittiği sayfa yok.');

    await user.click(screen.getByText('Sayfa işlemleri'));
    await user.click(screen.getByRole('button', { name: 'Yayın denetimi (1 engel, 1 uyarı)' }));
    await user.click(screen.getByRole('button', { name: /Uyarı: .*English/ }));
    const translation = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
    expect(translation.getByRole('tab', { name: /^English/ })).toHaveAttribute('aria-selected', 'true');
    expect(translation.getByRole('textbox', { name: /^Başlık/ })).toHaveFocus();
  });

  test('warnings are shown once; the next press publishes', async () => {
    problems.push(problem({}));
    const { user } = setUp(draft);
    await user.click(screen.getByRole('button', publish));
    const panel = within(await screen.findByRole('dialog', { name: 'Yayın denetimi' }));
    expect(sent).toEqual([]);
    answers.push(
      ok({ revision: 'r2', publishedRevision: 'r2', addresses: ['/page/a'] }),
      ok({ state: 'live', seconds: 1.8, addresses: [] }),
    );
    await user.click(panel.getByRole('button', publish));
    expect(await screen.findByText('1,8 saniyede yayına girdi')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([
      { name: 'PublishPage', body: { pageKey: 'a', revision: 'r1' } },
      { name: 'GoLive', body: { pageKey: 'a', publishedRevision: 'r2', addresses: ['/page/a'] } },
    ]);
  });

  test('addresses that are not public yet are named, and checked again until they are', async () => {
    const { user } = setUp(draft);
    answers.push(
      ok({ revision: 'r2', publishedRevision: 'r2', addresses: ['/page/a'] }),
      ok({ state: 'retrying', addresses: [{ path: '/page/a', state: 'waiting' }] }),
      ok({ state: 'live', seconds: 0.1, addresses: [] }),
    );
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByText('Henüz güncel değil: /page/a. Yeniden deneniyor…')).toBeVisible();
    expect(await screen.findByText(/^[1-9].* saniyede yayına girdi/, undefined, { timeout: 4000 })).toBeVisible();
  });

  test('a page that the publication has moved is looked for at its new address', async () => {
    const { user } = setUp(draft);
    answers.push(
      ok({ revision: 'r2', publishedRevision: 'r2', pageKey: 'b', addresses: ['/page/b', '/page/a'] }),
      ok({ state: 'live', seconds: 1, addresses: [] }),
    );
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByText(/saniyede yayına girdi/)).toBeVisible();
    expect(sent.map(({ name, body }) => [name, body.pageKey])).toEqual([
      ['PublishPage', 'a'],
      ['GoLive', 'b'],
    ]);
  });

  test('a page that a colleague published again or withdrew meanwhile is not said to be live', async () => {
    const { user } = setUp(draft);
    answers.push(
      ok({ revision: 'r2', publishedRevision: 'r2', addresses: ['/page/a'] }),
      ok({ state: 'retrying', addresses: [{ path: '/page/a', state: 'waiting', status: 404 }] }),
      ok({ state: 'replaced', addresses: [] }),
    );
    await user.click(screen.getByRole('button', publish));
    const text = await screen.findByText(/^Yayımladığınız hâl artık yayında değil/, undefined, { timeout: 4000 });
    expect(screen.getByRole('region', { name: 'Düzenleme durumu' })).toContainElement(text);
    expect(sent.map(({ name }) => name)).toEqual(['PublishPage', 'GoLive', 'GoLive']);
  });

  test('problems that the backend reports while publishing are shown', async () => {
    const { user } = setUp(draft);
    const found = [problem({ code: 'required_missing', severity: 'error' })];
    answers.push([400, { success: false, code: 'validation', data: { problems: found } }]);
    await user.click(screen.getByRole('button', publish));
    expect(await screen.findByRole('button', { name: /Engel: Zorunlu alan boş/ })).toBeVisible();
  });
});

test('publishing is scheduled in the time zone of this device, and can be cancelled', async () => {
  const at = new Date(Date.now() + 60 * 60_000);
  at.setSeconds(0, 0);
  const { user } = setUp();
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: 'Yayını planla' }));
  const panel = within(screen.getByRole('dialog', { name: 'Yayını planla' }));
  const submit = panel.getByRole('button', { name: 'Planla' });
  await user.click(submit);
  expect(panel.getByText('Gelecekte, en geç bir yıl içinde bir zaman seçin.')).toBeVisible();
  expect(panel.getByLabelText('Ne zaman?')).toHaveFocus();
  expect(sent).toEqual([]);

  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  fireEvent.change(panel.getByLabelText('Ne zaman?'), { target: { value: local } });
  await user.selectOptions(panel.getByLabelText('Ne yapılsın?'), 'Yayından kaldır');
  answers.push(ok({ scheduled: [{ id: '7', action: 'unpublish', at: at.toISOString() }] }));
  await user.click(submit);
  expect(await panel.findByText('Planlandı')).toBeVisible();
  const body = { pageKey: 'a', action: 'unpublish', at: at.toISOString() };
  expect(sent).toEqual([{ name: 'SchedulePage', body }]);
  answers.push(ok({ scheduled: [] }));
  await user.click(panel.getByRole('button', { name: /^İptal et: / }));
  expect(await panel.findByText('Planlanmış bir işlem yok.')).toBeVisible();
  expect(sent[1]).toEqual({ name: 'UnschedulePage', body: { pageKey: 'a', id: '7' } });
});
