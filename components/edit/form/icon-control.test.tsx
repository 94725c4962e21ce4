import { screen, waitFor, within } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import { answers, foundIcons, info, ok, page, save, sent, settled, setUp } from '@/test/edit-mode';

const item = { rowId: 'r1', title: 'Kaldırma', icon: 'hard-hat' };
const icons = { id: 'icons-1', type: 'iconWithText', order: 10, title: 'İşler', list: [item] };

beforeEach(() => {
  stubDialog();
  foundIcons.push({ name: 'crane', nodes: [], word: 'vinç' }, { name: 'hard-hat', nodes: [], word: 'baret' });
});

async function openIcon() {
  const { user, open } = setUp({ ...info, page: { ...page, sections: [icons] } });
  const panel = await open(/^Düzenle: .*İşler/);
  await user.click(panel.getByRole('button', { name: '1. Kaldırma' }));
  const saved = async () => {
    answers.push(ok({ section: icons, revision: 'r2' }));
    await user.click(panel.getByRole('button', save));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { list } = sent[0]?.body.values as { list: { icon: string }[] };
    return list[0]?.icon;
  };
  return { user, panel, saved, field: panel.getByRole('textbox', { name: 'Simge' }) };
}

test('the icon of a saved section has its Turkish word, and a chosen one too', async () => {
  const { user, panel, saved, field } = await openIcon();
  await waitFor(() => expect(field).toHaveValue('baret'));
  await user.click(panel.getByRole('button', { name: 'Simge seç: Simge' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Simge seç' }));
  await user.click(await picker.findByRole('button', { name: 'vinç' }));
  expect(field).toHaveValue('vinç');
  expect(await saved()).toBe('crane');
});

test('a Turkish word that is typed is saved as the name of its icon', async () => {
  const { user, saved, field } = await openIcon();
  await waitFor(() => expect(field).toHaveValue('baret'));
  await user.clear(field);
  await user.type(field, 'vinç');
  const asked = expect.stringMatching(/icons\?query=vin%C3%A7$/) as string;
  await waitFor(() => expect(global.fetch).toHaveBeenCalledWith(asked, expect.anything()));
  await settled();
  expect(field).toHaveValue('vinç');
  expect(await saved()).toBe('crane');
});

test('a name that has no word stays as it is', async () => {
  const { user, saved, field } = await openIcon();
  await user.clear(field);
  await user.type(field, 'zzz');
  expect(field).toHaveValue('zzz');
  expect(await saved()).toBe('zzz');
});
