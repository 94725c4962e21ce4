import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { hero } from '@/components/sections/Hero/definition';
import { writeDraft } from '@/lib/edit/draft';
import { toValues } from '@/lib/edit/values/to-values';
import { answers, conflict, info, ok, page, sections, sent, setUp } from '@/test/edit-mode';

const title = () => screen.getByText('Tünel');
const field = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: /^Başlık/ });

/** Types as a browser does: the element changes first. */
function type(element: HTMLElement, text: string) {
  element.textContent = text;
  fireEvent.input(element);
}

async function begin() {
  const tools = setUp();
  const element = title();
  await tools.user.click(element);
  return { ...tools, element };
}

test('a press on a title writes there, and the form has the same text', async () => {
  const { element, user, renderSection } = await begin();
  expect(element).toHaveFocus();
  expect(element).toHaveAttribute('contenteditable');
  expect(element).toHaveAccessibleDescription('Enter bitirir, Esc vazgeçer, Ctrl+S taslağa kaydeder.');
  type(element, 'Köprü');
  expect(field()).toHaveValue('Köprü');
  expect(renderSection).not.toHaveBeenCalled();

  answers.push(ok({ section: { ...sections[0], title: 'Köprü' }, revision: 'r2' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Kaydedildi')).toBeVisible();
  expect(sent[0]).toMatchObject({ name: 'SaveSection', body: { language: 'tr', values: { title: 'Köprü' } } });
  expect(element).toHaveFocus();
  expect(element).toHaveTextContent('Köprü');
});

test('Enter ends the writing and keeps the text unsaved, with its mark; then the page is rendered with it', async () => {
  const { element, user, renderSection } = await begin();
  type(element, 'Köprü');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Düzenle: .*Tünel/ })).toHaveFocus();
  expect(element).not.toHaveAttribute('contenteditable');
  expect(element).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 bölümde kaydedilmemiş değişiklik' })).toBeVisible();
  await waitFor(() => expect(renderSection).toHaveBeenCalledTimes(1));
  expect(renderSection.mock.calls).toEqual([[expect.objectContaining({ sectionId: 'hero-1' })]]);
  expect(sent).toEqual([]);
});

test('Escape takes the text back, and closes a form that was opened for it', async () => {
  const { element, user } = await begin();
  type(element, 'Köprü');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title()).toBeVisible();
  expect(screen.queryByText('Köprü')).not.toBeInTheDocument();
  expect(screen.queryByText(/kaydedilmemiş/)).not.toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
});

test.each(['Enter', 'Escape'])(
  '%s keeps the unsaved text of a language that the site does not offer now',
  async (key) => {
    const { fields } = hero;
    const values = (text: string) => toValues(fields, sections[0], { ...sections[0], title: text });
    const tr = values('Tünel');
    const base = { tr, en: values('Tunnel'), de: values('Tunnel') };
    const revisions = { tr: 'r1', en: 'r1', de: 'r1' };
    const place = { pageKey: 'a', target: 'section:hero-1', type: 'hero', userId: '1', tab: 'other' };
    writeDraft({ ...place, revisions, base, values: { ...base, de: values('Stollen') } });
    const { user } = setUp();
    const away = /^Kaydedilmemiş metin var, ama dili artık sitede sunulmuyor: Deutsch/;
    await user.click(title());
    expect(await screen.findByText(away)).toBeVisible();
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Düzenle: .*Tünel/ }));
    expect(await screen.findByText(away)).toBeVisible();
  },
);

test('Escape leaves a form open that was open before', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: /^Düzenle: .*Tünel/ }));
  const element = title();
  await user.click(element);
  type(element, 'Köprü');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('Tünel');
  expect(element).not.toHaveAttribute('contenteditable');
});

test('undo and the form change the text that is being written', async () => {
  const { element, user } = await begin();
  type(element, 'Köprü');
  await user.keyboard('{Control>}z{/Control}');
  expect(element).toHaveTextContent('Tünel');
  expect(element).toHaveFocus();
  await user.keyboard('{Control>}y{/Control}');
  expect(element).toHaveTextContent('Köprü');
  fireEvent.change(field(), { target: { value: 'Baraj' } });
  expect(element).toHaveTextContent('Baraj');
});

test('what is pasted is plain text in one line', async () => {
  const { element } = await begin();
  window.getSelection()?.selectAllChildren(element);
  const clipboardData = { getData: (kind: string) => (kind === 'text/plain' ? 'Bir\r\n  iki' : '<b>Bir</b>') };
  fireEvent.paste(element, { clipboardData });
  expect(element.innerHTML).toBe('Bir iki');
  expect(field()).toHaveValue('Bir iki');
});

test('Enter and Escape belong to an input method while it composes', async () => {
  const { element } = await begin();
  fireEvent.compositionStart(element);
  type(element, 'か');
  fireEvent.keyDown(element, { key: 'Enter' });
  fireEvent.keyDown(element, { key: 'Escape' });
  expect(element).toHaveAttribute('contenteditable');
  fireEvent.compositionEnd(element);
  expect(field()).toHaveValue('か');
  fireEvent.keyDown(element, { key: 'Enter' });
  await waitFor(() => expect(element).not.toHaveAttribute('contenteditable'));
});

test('a page that is rendered again does not take what is typed', async () => {
  const { element, show } = await begin();
  type(element, 'Köprü');
  const others = sections.map((section) => (section.id === 'hero-1' ? { ...section, title: 'Onun' } : section));
  show({ ...info, page: { ...page, sections: others }, revision: 'r2' });
  await act(async () => Promise.resolve());
  expect(element).toHaveTextContent('Köprü');
  expect(field()).toHaveValue('Köprü');
});

test('a colleague who has saved the title meanwhile is not overwritten', async () => {
  const { element, user } = await begin();
  type(element, 'Köprü');
  answers.push(conflict({ ...sections[0], title: 'Onun' }, 'r2'));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Onun');
});

test('keys that move the caret do not reach a menu or a carousel around the text', async () => {
  const { element } = await begin();
  const around = jest.fn();
  element.parentElement?.addEventListener('keydown', around);
  for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'End']) expect(fireEvent.keyDown(element, { key })).toBe(true);
  expect(around).not.toHaveBeenCalled();
  fireEvent.keyDown(element, { key: 'a' });
  expect(around).toHaveBeenCalledTimes(1);
});

test('F2 at a section writes in its first text; a press with Ctrl does not', async () => {
  const { user } = setUp();
  await user.keyboard('{Control>}');
  await user.click(title());
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  screen.getByRole('button', { name: /^Düzenle: .*Tünel/ }).focus();
  await user.keyboard('{F2}');
  expect(title()).toHaveFocus();
  expect(title()).toHaveAttribute('contenteditable');
});
