import { screen, waitFor, within } from '@testing-library/react';

import { recentTypes } from '@/components/edit/picker/recent-types';
import { copySection } from '@/lib/edit/copied-section';
import { answers, holdBack, info, ok, page, sections, sent, settled, setUp } from '@/test/edit-mode';

const added = { id: 'table-1', type: 'table', order: 15, title: 'Sayılar' };
const withTable = { ...page, sections: [...sections, added] };

/** Opens the choice of a section below the first one. */
async function chooseBelow() {
  const shown = setUp();
  await shown.user.click(screen.getByLabelText(/^Bölüm işlemleri: Kapak/));
  const [below] = screen.getAllByRole('button', { name: 'Altına bölüm ekle' });
  await shown.user.click(below ?? document.body);
  return { ...shown, picker: within(screen.getByRole('dialog', { name: 'Bölüm ekle' })) };
}

test('a section is added below another one with the same choice as at the end', async () => {
  const { user, show, picker } = await chooseBelow();
  expect(picker.getByText('Şunun altına eklenir: Kapak “Tünel”')).toBeVisible();
  // Reusable sections are asked for as well.
  expect(global.fetch).toHaveBeenCalledWith(expect.stringContaining('ReusableSections'), expect.anything());
  await user.type(picker.getByRole('searchbox', { name: 'Bölüm ara' }), 'sayılar satır');
  answers.push(ok({ page: withTable, revision: 'r2' }));
  await user.click(picker.getByRole('button', { name: 'Tablo' }));
  await settled();
  show({ ...info, page: withTable, revision: 'r2' });
  expect(sent[0]?.body).toMatchObject({ change: { kind: 'add', type: 'table', afterId: 'hero-1', language: 'tr' } });
  expect(screen.getByRole('dialog', { name: 'Bölümü düzenle' })).toBeVisible();
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  expect(recentTypes()).toEqual(['table']);
});

test('if that section is deleted meanwhile, the new one comes to the end', async () => {
  const { user, show, picker } = await chooseBelow();
  show({ ...info, page: { ...page, sections: sections.slice(1) }, revision: 'r2' });
  expect(picker.queryByText(/^Şunun altına/)).not.toBeInTheDocument();
  await user.click(picker.getByRole('button', { name: 'Tablo' }));
  const { change } = sent[0]?.body as { change: object };
  expect(change).toEqual({ kind: 'add', type: 'table', language: 'tr' });
  await settled();
});

test('a section is added once by a double press', async () => {
  const { user, show, picker } = await chooseBelow();
  answers.push(ok({ page: withTable, revision: 'r2' }));
  const release = holdBack('ChangeSections');
  await user.dblClick(picker.getByRole('button', { name: 'Tablo' }));
  release();
  await settled();
  show({ ...info, page: withTable, revision: 'r2' });
  expect(await screen.findByRole('dialog', { name: 'Bölümü düzenle' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

describe('a section that is written already', () => {
  const state = { revision: 's1', status: 'published', usedOn: [] };
  const reusable = { uuid: 'u1', pageKey: 'k', link: '/page/k', name: 'Çağrı', sectionId: 'x', type: 'hero', ...state };
  const withHero = { ...page, sections: [...sections, { ...sections[0], id: 'hero-2' }] };

  test.each([
    ['a reusable one', 'Çağrı'],
    ['a copied one', 'Altına yapıştır: Kapak, Tünel'],
  ])('%s is added once, and the choice is closed', async (_what, button) => {
    copySection('1', { pageKey: 'a', revision: 'r1', id: 'hero-1', type: 'hero', title: 'Tünel' });
    answers.push(ok({ sections: [reusable] }));
    const { user, show, picker } = await chooseBelow();
    answers.push(ok({ page: withHero, revision: 'r2' }));
    await user.click(await picker.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    show({ ...info, page: withHero, revision: 'r2' });
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });
});
