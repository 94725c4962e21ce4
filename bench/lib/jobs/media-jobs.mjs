import { pdf, picture } from './files.mjs';
import { addSection, keepFirstItem, openSection, saveAndClose } from './page-jobs.mjs';

/** Pictures, icons and files. @type {import('./page-jobs.mjs').Job[]} */
export const mediaJobs = [
  {
    name: 'choose which part of a picture a phone shows',
    async does({ editor, names }) {
      await editor.open(`/edit/page/${names.pageKey}`);
      await openSection(editor, /^Düzenle: Sayfa başlığı/);
      await editor.press(editor.form.getByRole('button', { name: 'Görseli düzenle: Arka plan görseli' }));
      const form = editor.dialog('Görseli düzenle');
      await form.getByRole('button', { name: 'Odak noktasını seç' }).click({ position: { x: 20, y: 40 } });
      editor.presses += 1;
      await editor.press(form.getByRole('button', { name: 'Kaydet', exact: true }));
      await form.getByText(/^Görsel kaydedildi/).waitFor();
    },
  },
  {
    name: 'replace a picture everywhere it is used',
    async does({ editor }) {
      const form = editor.dialog('Görseli düzenle');
      await editor.pick(form.getByLabel('Yerine geçecek görsel'), await picture());
      const saved = editor.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
      await editor.press(form.getByRole('button', { name: 'Her yerde değiştir' }));
      await saved;
      await form.getByText(/^Görsel kaydedildi/).waitFor();
      await editor.key('Escape');
      await form.waitFor({ state: 'hidden' });
      await editor.closePanel();
    },
  },
  {
    name: 'add a catalogue to download',
    async does({ editor }) {
      await addSection(editor, 'katalog', 'İndirilecek dosyalar', { Başlık: 'Belgeler', 'Alt başlık': 'PDF' });
      await editor.press(editor.form.getByRole('button', { name: 'Öğe ekle' }));
      await editor.write(editor.form.getByRole('textbox', { name: 'Başlık (zorunlu)' }), 'Katalog 2026');
      await editor.press(editor.form.getByRole('button', { name: 'Dosya seç: Dosya' }));
      const library = editor.dialog('Medya kitaplığı');
      await editor.pick(library.getByLabel('Dosya', { exact: true }), pdf());
      await editor.write(library.getByLabel('Dosyanın adı'), 'Katalog 2026');
      await editor.press(library.getByRole('button', { name: 'Yükle ve kullan' }));
      await library.waitFor({ state: 'hidden' });
      await saveAndClose(editor);
    },
  },
  {
    name: 'find an icon for a text',
    async does({ editor }) {
      await addSection(editor, 'simge', 'Simgeli metinler', { Başlık: 'Makinelerimiz', 'Alt başlık': 'Sahada' });
      await keepFirstItem(editor);
      const item = editor.form.getByRole('button', { name: /^1\. / }).first();
      if ((await item.getAttribute('aria-expanded')) !== 'true') await editor.press(item);
      await editor.write(editor.form.getByRole('textbox', { name: /^Başlık/ }).last(), 'Kule vinç');
      await editor.write(editor.form.getByRole('textbox', { name: 'Açıklama' }), '60 metre kol');
      await editor.press(editor.form.getByRole('button', { name: /^Simge seç/ }));
      const picker = editor.dialog('Simge seç');
      await editor.write(picker.getByRole('searchbox', { name: 'Simge ara' }), 'vinç');
      await editor.press(picker.getByRole('button', { name: 'vinç', exact: true }));
      await saveAndClose(editor);
    },
  },
];
