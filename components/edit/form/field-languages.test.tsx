import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

import { editTranslator } from '@/components/edit/texts/edit-texts';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { stubDialog } from '@/components/ui/dialog-stub';
import type { Language } from '@/lib/i18n/languages';
import { field } from '@/lib/sections/define-section';

import { EditContext, type EditState } from '../state/edit-context';
import { FileControl } from './FileControl';
import { FormContext } from './form-context';
import { IconControl } from './IconControl';
import { RichTextControl } from './rich-text/RichTextControl';
import { TextControl } from './TextControls';

const icon = { name: 'house', nodes: [], word: 'ev' };

/** A form in one language, with the buttons and labels in another. */
function show(control: ReactElement, language: Language, interfaceLanguage: Language) {
  const edit = {
    ...{ language, interfaceLanguage, t: editTranslator(loadEditTexts(interfaceLanguage)) },
    get: () => Promise.resolve({ isOk: true, status: 200, data: [icon] }),
  } as Partial<EditState> as EditState;
  const form = { language, problems: {}, checks: [], idPrefix: 'edit', set: jest.fn(), changeItems: jest.fn() };
  render(
    <EditContext value={edit}>
      <FormContext value={form}>{control}</FormContext>
    </EditContext>,
  );
}

test('a rich text has the language that is edited, for screen readers and the spelling check', () => {
  const text = field('html', { tr: 'Metin', en: 'Text' });
  show(<RichTextControl field={text} path={['text']} value="<p>a</p>" />, 'en', 'tr');
  expect(screen.getByRole('textbox', { name: 'Metin' })).toHaveAttribute('lang', 'en');
});

test('a text is written in the direction of its language', () => {
  const title = field('text', { tr: 'Başlık', en: 'Title' });
  const text = field('html', { tr: 'Metin', en: 'Text' });
  const both = (
    <>
      <TextControl field={title} path={['title']} value="مرحبا." />
      <RichTextControl field={text} path={['text']} value="<p>مرحبا.</p>" />
    </>
  );
  show(both, 'ar', 'tr');
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('dir', 'rtl');
});

test('the names of a file and of an icon are in the language of the buttons', () => {
  const file = field('file', { tr: 'Dosya', en: 'File' });
  show(<FileControl field={file} path={['file']} value={null} />, 'tr', 'en');
  expect(screen.getByRole('group', { name: /^File/ })).toBeVisible();
});

test('an icon is found by words in the language of the buttons', async () => {
  stubDialog();
  const simple = field('icon', { tr: 'Simge', en: 'Icon' });
  show(<IconControl field={simple} path={['icon']} value="" />, 'en', 'tr');
  await userEvent.click(screen.getByRole('button', { name: /Simge$/ }));
  expect(await screen.findByRole('button', { name: 'ev' })).toBeVisible();
});
