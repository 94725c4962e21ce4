import { screen, waitFor } from '@testing-library/react';

import { definitions } from '@/components/sections/definitions';
import { answers, info, ok, page, refresh, save, sections, sent, settled, setUp } from '@/test/edit-mode';

test.each(definitions.map((definition) => [definition.type, definition] as const))(
  'the form of %s has every field of its definition',
  async (type, { fields }) => {
    const { open } = setUp({ ...info, page: { ...page, sections: [{ id: 'x-1', type, title: 'T' }] } });
    const panel = await open(/^Düzenle: /);
    for (const field of Object.values(fields))
      expect(panel.getAllByText(new RegExp(`^${field.label.tr}`)).length).toBeGreaterThan(0);
  },
);

test('saving sends only what was changed', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  await user.clear(title);
  await user.type(title, 'Metro');
  answers.push(ok({ section: { ...sections[0], title: 'Metro' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'SaveSection',
      body: { pageKey: 'a', sectionId: 'hero-1', language: 'tr', revision: 'r1', values: { title: 'Metro' } },
    },
  ]);
  expect(refresh).toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});

test('a translation is saved separately', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.click(panel.getByRole('tab', { name: 'Türkçe' }));
  await user.keyboard('{ArrowRight}');
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  expect(title).toHaveValue('Tunnel');
  await user.type(title, 's');
  answers.push(ok({ section: { ...sections[0], title: 'Tunnels' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(sent.map(({ body }) => [body.language, body.values])).toEqual([['en', { title: 'Tunnels' }]]);
});

test('a missing value is reported at its field, which gets the focus, and nothing is sent', async () => {
  const { user, open } = setUp({ ...info, page: { ...page, sections: [{ id: 'p', type: 'pageTitle', title: 'T' }] } });
  const panel = await open(/^Düzenle/);
  await user.clear(panel.getByRole('textbox', { name: /^Başlık \(zorunlu\)/ }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Bu alan zorunlu.')).toBeVisible();
  await waitFor(() => expect(panel.getByRole('textbox', { name: /^Başlık \(zorunlu\)/ })).toHaveFocus());
  expect(sent).toEqual([]);
});

test('undo and redo by button and by keyboard', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  await user.type(title, '!');
  await user.click(panel.getByRole('button', { name: 'Geri al' }));
  expect(title).toHaveValue('Tünel');
  await user.click(title);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(title).toHaveValue('Tünel!');
});

test('the items of a list are added, moved and removed by buttons, and each step is announced', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Sorular/);
  await user.click(panel.getByRole('button', { name: 'Aşağı taşı: 1. Bir' }));
  expect(panel.getByText('Öğe 2. sıraya taşındı, toplam 2')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Aşağı taşı: 2. Bir' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Kaldır: 1. İki' }));
  await user.click(panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }));
  const [, item] = panel.getAllByRole('textbox', { name: /^Başlık/ });
  await user.type(item ?? document.body, 'Üç');
  const saved = {
    ...sections[1],
    list: [
      { rowId: 'r2', title: 'Bir' },
      { rowId: 'r3', title: 'Üç' },
    ],
  };
  answers.push(ok({ section: saved, revision: 'r2' }));
  await user.keyboard('{Control>}s{/Control}');
  await panel.findByText('Kaydedildi');
  expect(item).toHaveFocus();
  // Which items there are is the same in every language, so that one save is enough.
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body.values).toEqual({
    list: [
      { title: 'Bir', content: '' },
      { title: 'Üç', content: '' },
    ],
  });
});

test('an error from the server is shown at its field', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([400, { success: false, code: 'validation', data: { fields: { title: 'too_long' } } }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Bu metin çok uzun.')).toBeVisible();
});

test('the form of a deleted section stays open with the typed text', async () => {
  const { user, open, show } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  show({ ...info, revision: 'r5', page: { ...page, sections: sections.slice(1) } });
  await settled();
  expect(screen.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  answers.push([404, { success: false, code: 'not_found' }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Bu bölüm ya da sayfa artık yok.')).toBeVisible();
});
