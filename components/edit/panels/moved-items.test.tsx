import { screen, within } from '@testing-library/react';

import { answers, info, ok, page, problems, save, sent, setUp } from '@/test/edit-mode';

const titled = (titles: string[]) => titles.map((title, at) => ({ rowId: `row-${at}`, title, content: '<p>a</p>' }));
const accordion = {
  id: 'accordion-1',
  type: 'accordion',
  order: 10,
  title: 'Sorular',
  list: titled(['Bir', 'İki', 'Üç']),
};
const shown = {
  ...info,
  page: { ...page, sections: [accordion], otherLangs: { en: { sections: [{ ...accordion, title: 'Questions' }] } } },
};
const wrong = 'Bu alan zorunlu.';

async function openList() {
  const { user, open } = setUp(shown);
  const panel = await open(/^Düzenle: .*Sorular/);
  /** The item at a place of the list, which begins with 1. */
  const item = (number: number) => {
    const name = panel.getByRole('button', { name: new RegExp(`^${number}\\.`) });
    return { name, ...within(name.closest('li') ?? document.body) };
  };
  return { user, panel, item };
}

/** Deletes the title of the second item, and saves. */
async function saveWithout(list: Awaited<ReturnType<typeof openList>>) {
  const { user, panel, item } = list;
  await user.click(item(2).name);
  await user.clear(item(2).getByRole('textbox', { name: /^Başlık/ }));
  await user.click(panel.getByRole('button', save));
  expect(item(2).getByText(wrong)).toBeVisible();
  return list;
}

test('an error goes with its item when that is moved', async () => {
  const { user, panel, item } = await saveWithout(await openList());
  await user.click(panel.getByRole('button', { name: /^Yukarı taşı: 2\./ }));
  expect(item(1).getByText(wrong)).toBeVisible();
  expect(item(2).queryByText(wrong)).not.toBeInTheDocument();
  expect(item(2).name).toHaveAttribute('aria-expanded', 'false');
  await user.click(panel.getByRole('button', { name: 'Geri al' }));
  expect(item(2).getByText(wrong)).toBeVisible();
});

test('an item that an error has opened stays open, with the focus, when its field is corrected and saved', async () => {
  const { user, item } = await saveWithout(await openList());
  await user.click(item(2).name);
  const title = item(2).getByRole('textbox', { name: /^Başlık/ });
  await user.type(title, 'Dört');
  answers.push(ok({ revision: 'r2', section: { ...accordion, list: titled(['Bir', 'Dört', 'Üç']) } }));
  await user.keyboard('{Control>}s{/Control}');
  expect(item(2).queryByText(wrong)).not.toBeInTheDocument();
  expect(item(2).name).toHaveAttribute('aria-expanded', 'true');
  expect(title).toHaveFocus();
});

test('an error is gone with its item', async () => {
  const { user, panel, item } = await saveWithout(await openList());
  await user.click(panel.getByRole('button', { name: /^Kaldır: 2\./ }));
  expect(panel.queryByText(wrong)).not.toBeInTheDocument();
  expect(item(2).name).toHaveAccessibleName('2. Üç');
  expect(item(2).name).toHaveAttribute('aria-expanded', 'false');
});

test('what the check has found goes with its item, and is confirmed at the place where that is saved', async () => {
  const outdated = { code: 'translation_outdated', severity: 'warning', language: 'en' } as const;
  problems.push({ ...outdated, sectionId: 'accordion-1', field: 'list.1.title' });
  const { user, panel, item } = await openList();
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  await user.click(panel.getByRole('button', { name: /^Yukarı taşı: 2\./ }));
  await user.click(item(1).name);
  await user.click(item(2).name);
  const confirm = { name: 'Çeviri yine de güncel' };
  expect(item(2).queryByRole('button', confirm)).not.toBeInTheDocument();
  answers.push(ok({ revision: 'r2' }));
  await user.click(item(1).getByRole('button', confirm));
  expect(sent.at(-1)).toMatchObject({ name: 'ConfirmTranslation', body: { field: 'list.1.title', language: 'en' } });
  await user.click(panel.getByRole('button', { name: /^Kaldır: 1\./ }));
  expect(screen.queryByRole('button', confirm)).not.toBeInTheDocument();
});
