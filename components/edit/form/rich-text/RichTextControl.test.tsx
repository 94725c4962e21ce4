import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';

import { editTranslator } from '@/components/edit/texts/edit-texts';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { field } from '@/lib/sections/define-section';

import { EditContext, type EditState } from '../../state/edit-context';
import { FormContext } from '../form-context';
import { RichTextControl } from './RichTextControl';

const text = field('html', { tr: 'Metin', en: 'Text' });
const edit = {
  t: editTranslator(loadEditTexts('tr')),
  language: 'tr',
  interfaceLanguage: 'tr',
  get: () => Promise.resolve({ isOk: true, status: 200, data: undefined }),
} as Partial<EditState> as EditState;

/** The field in a form. Returns the values that it reports, and a way to set its value from outside. */
function setUp(html: string, other = '<p>öteki</p>') {
  const set = jest.fn();
  function Form() {
    const [value, setValue] = useState(html);
    const take = (_path: unknown, _field: unknown, now: unknown) => {
      set(now);
      setValue(String(now));
    };
    return (
      <EditContext value={edit}>
        <FormContext
          value={{ language: 'tr', problems: {}, checks: [], idPrefix: 'edit', set: take, changeItems: jest.fn() }}
        >
          <RichTextControl field={text} path={['text']} value={value} />
          <button type="button" onClick={() => setValue(other)}>
            Başka değer
          </button>
        </FormContext>
      </EditContext>
    );
  }
  const user = userEvent.setup();
  const view = render(<Form />);
  return { set, user, ...view };
}

// jsdom has no layout, but the editor measures the cursor's position to scroll to it.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const prose = () => screen.getByRole('textbox', { name: 'Metin' });
const tool = (name: string) => screen.getByRole('button', { name });

function selectAll() {
  act(() => prose().focus());
  fireEvent.keyDown(prose(), { key: 'a', ctrlKey: true });
}

/** Dispatches a paste event. */
const paste = (data: Record<string, string>) =>
  fireEvent.paste(prose(), {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  });

test('the text and the tools have accessible names, and the tools their states', async () => {
  const { user, container } = setUp('<p><strong>a</strong></p>');
  const tools = within(screen.getByRole('group', { name: 'Biçimlendirme: Metin' }));
  expect(tools.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(
    [
      'Kalın',
      'Eğik',
      'Paragraf',
      'Başlık 3',
      'Başlık 4',
      'Alıntı',
      'Maddeli liste',
      'Numaralı liste',
      'Bağlantı',
      'HTML',
    ],
  );
  expect(prose()).toHaveAttribute('aria-multiline', 'true');
  selectAll();
  expect(tool('Kalın')).toHaveAttribute('aria-pressed', 'true');
  expect(tool('Alıntı')).toHaveAttribute('aria-pressed', 'false');
  await user.click(tool('Kalın'));
  expect(tool('Kalın')).toHaveAttribute('aria-pressed', 'false');
  expect((await axe(container)).violations).toEqual([]);
});

test('a text that is not edited is not written', async () => {
  const { set, user } = setUp('<p>a</p>\n<ul>\n<li>b</li></ul>');
  act(() => prose().focus());
  await user.click(tool('HTML'));
  await user.tab();
  await user.click(tool('HTML'));
  expect(set).not.toHaveBeenCalled();
});

test('a tool changes the selection', async () => {
  const { set, user } = setUp('<p>a</p>');
  selectAll();
  await user.click(tool('Maddeli liste'));
  await user.click(tool('Eğik'));
  expect(set.mock.calls).toEqual([['<ul><li>a</li></ul>'], ['<ul><li><em>a</em></li></ul>']]);
});

test('a link is set, changed and removed', async () => {
  const { set, user } = setUp('<p>a</p>');
  selectAll();
  await user.click(tool('Bağlantı'));
  expect(tool('Bağlantı')).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByRole('combobox', { name: 'Bağlantı adresi' }), '/about{Enter}');
  expect(set).toHaveBeenLastCalledWith('<p><a href="/about">a</a></p>');
  await user.click(tool('Bağlantı'));
  expect(screen.getByRole('combobox', { name: 'Bağlantı adresi' })).toHaveValue('/about');
  await user.click(tool('Bağlantıyı kaldır'));
  expect(set).toHaveBeenLastCalledWith('<p>a</p>');
});

test('a new value from undo, another language or a conflict is shown', async () => {
  const { set, user } = setUp('<p>a</p>');
  await user.click(tool('Başka değer'));
  expect(prose()).toHaveTextContent('öteki');
  expect(set).not.toHaveBeenCalled();
});

test('text pasted from Word has allowed elements only', () => {
  const { set } = setUp('<p>a</p>');
  selectAll();
  const item = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>${words}</p>`;
  paste({ 'text/html': `<p class=MsoNormal><b>b</b></p>${item('c')}${item('d')}`, 'text/plain': 'b' });
  expect(set).toHaveBeenLastCalledWith('<p><strong>b</strong></p><ul><li>c</li><li>d</li></ul>');
});

test('text of this editor is pasted with the space at its end', () => {
  const { set } = setUp('<p>a</p>');
  act(() => prose().focus());
  paste({ 'text/html': '<p data-pm-slice="1 1 []">b </p>', 'text/plain': 'b ' });
  expect(set).toHaveBeenLastCalledWith('<p>b a</p>');
});

test('plain text is pasted as text', () => {
  const { set } = setUp('<p>a</p>');
  selectAll();
  paste({ 'text/plain': '<b>b</b>' });
  expect(set).toHaveBeenLastCalledWith('<p>&lt;b&gt;b&lt;/b&gt;</p>');
});

test('a text that the editor cannot represent is edited as HTML, and nothing is lost', async () => {
  const { set, user } = setUp('<table><thead><tr><td>a</td></tr></thead><thead><tr><td>b</td></tr></thead></table>');
  expect(prose()).toHaveProperty('tagName', 'TEXTAREA');
  expect(screen.getByText(/HTML olarak düzenleyin/)).toBeVisible();
  expect(tool('HTML')).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool('HTML'));
  expect(prose()).toHaveProperty('tagName', 'TEXTAREA');
  expect(tool('HTML')).toHaveAccessibleDescription(/HTML olarak düzenleyin/);
  await user.clear(prose());
  await user.type(prose(), '<p onclick="x()">c</p>');
  await user.tab();
  expect(set).toHaveBeenLastCalledWith('<p>c</p>');
});

test('a structure that was typed as HTML is not torn by going back to the editor', async () => {
  const { set, user } = setUp('<p>a</p>');
  await user.click(tool('HTML'));
  await user.clear(prose());
  await user.type(prose(), '<ul>b<li>c</li></ul>');
  await user.click(tool('HTML'));
  expect(prose()).toHaveProperty('tagName', 'TEXTAREA');
  expect(screen.getByText(/HTML olarak düzenleyin/)).toBeVisible();
  await user.clear(prose());
  await user.type(prose(), '<p>d</p>');
  await user.click(tool('HTML'));
  expect(prose()).not.toHaveProperty('tagName', 'TEXTAREA');
  expect(set).toHaveBeenLastCalledWith('<p>d</p>');
});

test('a structure from outside that the editor cannot represent is opened as HTML', async () => {
  const { set } = setUp('<p>a</p>', '<ul>b<li>c</li></ul>');
  act(() => prose().focus());
  // As a key for undo: the focus stays where it is.
  fireEvent.click(tool('Başka değer'));
  await waitFor(() => expect(prose()).toHaveFocus());
  expect(prose()).toHaveProperty('tagName', 'TEXTAREA');
  expect(prose()).toHaveValue('<ul>b<li>c</li></ul>');
  expect(tool('HTML')).toHaveAttribute('aria-pressed', 'true');
  expect(set).not.toHaveBeenCalled();
});
