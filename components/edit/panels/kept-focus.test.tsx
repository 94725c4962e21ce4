import { screen, waitFor, within } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import type { EditInfo, PublishRequest } from '@/lib/edit/edit-info';
import { answers, conflict, info, ok, page, problems, save, sections, settled, setUp } from '@/test/edit-mode';

const title = { name: /^Başlık/ };
const heroButton = /^Düzenle: .*Tünel/;
const heading = (name: string) => screen.getByRole('heading', { name });

describe('a conflict', () => {
  async function findConflict() {
    const { user, open } = setUp();
    const panel = await open(heroButton);
    await user.type(panel.getByRole('textbox', title), '!');
    answers.push(conflict({ ...sections[0], title: 'Baraj' }, 'r5'));
    await user.click(panel.getByRole('button', save));
    await panel.findByRole('alertdialog');
    return { user, panel };
  }

  test('takes the focus when it is shown, so that Escape closes the panel', async () => {
    const { user } = await findConflict();
    expect(heading('Bu bölüm siz çalışırken değişti')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['Benimkini koru', 'Onlarınkini al', 'Forma dön'])('%s: the focus is at the panel', async (name) => {
    const { user, panel } = await findConflict();
    await user.click(panel.getByRole('button', { name }));
    await settled();
    expect(heading('Bölümü düzenle')).toHaveFocus();
  });
});

describe('a translation', () => {
  async function openEnglish() {
    const { user, open } = setUp();
    const panel = await open(heroButton);
    await user.click(panel.getByRole('tab', { name: /^English/ }));
    return { user, panel };
  }

  test('the field of a copied text has the focus', async () => {
    const { user, panel } = await openEnglish();
    await user.click(panel.getByRole('button', { name: 'Türkçesini kopyala: Alt başlık' }));
    expect(panel.getByRole('textbox', { name: /^Alt başlık/ })).toHaveFocus();
  });

  test('after all missing texts were copied, the tab of the language has the focus', async () => {
    const { user, panel } = await openEnglish();
    await user.click(panel.getByRole('button', { name: 'Boş alanlara Türkçesini kopyala' }));
    expect(panel.getByRole('tab', { name: /^English/ })).toHaveFocus();
  });

  test('the field of a confirmed text has the focus once its mark is gone', async () => {
    const outdated = { code: 'translation_outdated', severity: 'warning', language: 'en' } as const;
    problems.push({ ...outdated, sectionId: 'hero-1', field: 'title' });
    const { user, panel } = await openEnglish();
    const confirm = await panel.findByRole('button', { name: 'Çeviri yine de güncel' });
    problems.length = 0;
    answers.push(ok({ revision: 'r2' }));
    await user.click(confirm);
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    expect(panel.getByRole('textbox', title)).toHaveFocus();
  });
});

test('the button that chooses a picture has the focus when the picture is removed', async () => {
  const backgroundImage = { id: 7, src: '/media/a.jpg', name: 'a.jpg' };
  const { user, open } = setUp({ ...info, page: { ...page, sections: [{ ...sections[0], backgroundImage }] } });
  const panel = await open(heroButton);
  await user.click(panel.getByRole('button', { name: /^Kaldır: / }));
  expect(panel.getByRole('button', { name: /^Görsel seç: / })).toHaveFocus();
});

test('the library keeps the focus at its first and last page', async () => {
  stubDialog();
  const { user, open } = setUp();
  const panel = await open(heroButton);
  const items = [{ id: 8, src: '/media/b.jpg', name: 'b.jpg', alt: 'Köprü' }];
  answers.push(ok({ items, pages: 2 }), ok({ items, pages: 2 }));
  await user.click(panel.getByRole('button', { name: /^Görsel seç: / }));
  const library = within(await screen.findByRole('dialog', { name: 'Medya kitaplığı' }));
  const next = await library.findByRole('button', { name: 'Sonraki' });
  await user.click(next);
  expect(await library.findByText('2 / 2')).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.click(next);
  expect(library.getByText('2 / 2')).toBeVisible();
});

describe('a request', () => {
  const request: PublishRequest = {
    ...{ id: '5', state: 'open' as const, note: '', requestedBy: 'Selin', requestedAt: '2026-11-20T10:00:00Z' },
    ...{ revision: 'r1', answer: '', answeredBy: null, answeredAt: null, isOwn: true },
  };
  const shown: EditInfo = { ...info, status: 'changed', request: null };
  const found = (requests: PublishRequest[]) => ok({ requests, toPublish: [], since: null });

  test('that was sent or withdrawn leaves the focus at the panel', async () => {
    const { user, show } = setUp(shown, undefined, 'editor');
    answers.push(found([]));
    await user.click(screen.getAllByRole('button', { name: 'Yayın iste' })[0] ?? document.body);
    const panel = within(screen.getByRole('dialog', { name: 'Yayın iste' }));
    await panel.findByRole('textbox', { name: 'Yöneticiye not' });
    answers.push(ok({ revision: 'r1' }), found([request]));
    await user.click(panel.getByRole('button', { name: 'Yayın iste' }));
    show({ ...shown, news: '2', request });
    const withdraw = await panel.findByRole('button', { name: 'İsteği geri çek' });
    expect(heading('Yayın iste')).toHaveFocus();
    answers.push(ok({}));
    await user.click(withdraw);
    await waitFor(() => expect(withdraw).not.toBeInTheDocument());
    expect(heading('Yayın iste')).toHaveFocus();
  });

  test('that was returned leaves the focus at the panel; words from before are deleted, then typed anew', async () => {
    const asked = { ...request, isOwn: false };
    const { user } = setUp({ ...shown, request: asked });
    const openPanel = async () => {
      answers.push(found([asked]));
      await user.click(screen.getByRole('button', { name: 'Selin yayın istiyor' }));
      return screen.findByRole('textbox', { name: 'Editöre yanıt' });
    };
    await user.type(await openPanel(), 'Başlık');
    await user.click(screen.getByRole('button', { name: 'Paneli kapat' }));
    const field = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Metni sil: Editöre yanıt' }));
    expect(field).toHaveFocus();
    await user.keyboard('Yazım');
    answers.push(ok({}));
    await user.click(screen.getByRole('button', { name: 'Geri gönder' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(heading('Yayın istekleri')).toHaveFocus();
  });
});
