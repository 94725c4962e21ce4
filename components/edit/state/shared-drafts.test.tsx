import { act, screen, within } from '@testing-library/react';

import { everyPage, readDrafts, writeDraft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, info, ok, page, save, sections, sent, setUp } from '@/test/edit-mode';

import { partSubject } from './subject';

const part = (title: string) => ({
  languages: { tr: { title } },
  revision: 'p1',
  status: 'changed' as const,
  problems: [],
});
const shown: EditInfo = { ...info, parts: { popup: part('Duyuru') } };
const bar = () => within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
const left = '1 bölümde kaydedilmemiş değişiklik';

/** Text that was typed in the popup on another page. */
function typeElsewhere() {
  const subject = partSubject('popup', shown.parts);
  const values = subject.values(info.page, 'tr');
  const revisions = { tr: 'p1' };
  const stored = { pageKey: everyPage, target: 'part:popup' };
  const typed = { tr: { ...values, title: 'Başka sayfada yazılan' } };
  writeDraft({
    userId: '1',
    pageKey: 'b',
    target: 'part:popup',
    tab: 't1',
    stored,
    revisions,
    base: { tr: values },
    values: typed,
  });
}

test('text that was left in a part on another page is counted, restored and saved here', async () => {
  typeElsewhere();
  const { user } = setUp(shown);
  await user.click(bar().getByRole('button', { name: 'Duyuru penceresi: kaydedilmemiş değişiklik' }));
  const panel = within(screen.getByRole('dialog'));
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Başka sayfada yazılan');
  answers.push(ok({ part: { title: 'Başka sayfada yazılan' }, revision: 'p2' }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(sent[0]).toMatchObject({ name: 'SavePart', body: { part: 'popup', revision: 'p1' } });
  expect(readDrafts('1', everyPage)).toEqual([]);
});

test('publishing a reusable section names what another tab has typed in it since its form was opened', async () => {
  const reusable = {
    ...{ uuid: 'u', pageKey: 'ortak', link: '/page/ortak', name: 'Ortak yazı', sectionId: 'hero-7', type: 'hero' },
    ...{ revision: 's1', status: 'changed', usedOn: [] },
  };
  const { user, open } = setUp({ ...info, page: { ...page, sections: [{ ...sections[0], reusable }] } });
  window.confirm = jest.fn(() => false);
  const panel = await open(/^Düzenle: .*Tünel/);
  const stored = { pageKey: 'ortak', target: 'section:hero-7' };
  const [base, values] = [{ tr: { title: 'Tünel' } }, { tr: { title: 'Öteki sekme' } }];
  act(() => {
    writeDraft({ userId: '1', ...stored, tab: 't1', revisions: { tr: 's1' }, base, values });
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await user.click(panel.getByRole('button', { name: /yayımla/i }));
  expect(window.confirm).toHaveBeenCalledWith(expect.stringMatching(/^Başka bir sekmede .*Ortak yazı/));
  expect(sent).toEqual([]);
});

describe('a reusable section that is on the page twice', () => {
  const reusable = {
    ...{ uuid: 'u', pageKey: 'ortak', link: '/page/ortak', name: 'Ortak yazı', sectionId: 'hero-7', type: 'hero' },
    ...{ revision: 's1', status: 'changed', usedOn: [] },
  };
  const places = ['hero-1', 'hero-2'].map((id) => ({ ...sections[0], id, reusable }));
  const twice: EditInfo = { ...info, status: 'changed', page: { ...page, sections: places } };
  const edit = (place: number) => screen.getAllByRole('button', { name: /^Düzenle: .*Tünel/ })[place] as HTMLElement;

  /** Types in the form of one place, and closes it. */
  async function typeAt(place: number) {
    const { user } = setUp(twice);
    await user.click(edit(place));
    const panel = within(screen.getByRole('dialog'));
    await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
    expect(bar().getByRole('button', { name: left })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Paneli kapat' }));
    return user;
  }

  test('its unsaved text is counted and named once, and is at both places', async () => {
    const user = await typeAt(1);
    expect(bar().getByRole('button', { name: left })).toBeVisible();
    for (const place of [0, 1]) expect(edit(place)).toHaveAccessibleDescription(/Kaydedilmemiş değişiklik/);
    window.confirm = jest.fn(() => false);
    await user.click(bar().getByRole('button', { name: 'Yayımla' }));
    expect(window.confirm).toHaveBeenCalledTimes(1);
    expect(window.confirm).toHaveBeenCalledWith(expect.stringMatching(/^(?!.*Tünel.*Tünel).*Kapak “Tünel”/));
    await user.click(edit(0));
    expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  });

  test('one of its places can be detached while the other one has the text', async () => {
    const user = await typeAt(0);
    const detach = async (place: number) => {
      await user.click(screen.getAllByLabelText(/^Bölüm işlemleri:/)[place] as HTMLElement);
      await user.click(screen.getAllByRole('button', { name: 'Bağını kopar' })[place] as HTMLElement);
    };
    await detach(0);
    expect(await screen.findByText('Önce kaydedin.')).toBeVisible();
    expect(sent).toEqual([]);
    answers.push(ok({ page, revision: 'r2' }));
    await detach(1);
    expect(sent[0]?.body).toMatchObject({ change: { kind: 'detach', id: 'hero-2' } });
  });
});
