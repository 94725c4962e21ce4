import { picture } from './files.mjs';

/**
 * @typedef {import('./hand.mjs').Hand} Hand
 * @typedef {{ title: string, pageKey: string, phone: string }} Names of what a run makes
 * @typedef {{ editor: Hand, admin: Hand, names: Names, adminName: string }} People
 * @typedef {{ name: string, does: (people: People) => Promise<unknown> }} Job
 */

/** @param {Hand} hand @param {string} field of the open form @param {string} alt */
async function uploadPicture(hand, field, alt) {
  await hand.press(hand.form.getByRole('button', { name: `Görsel seç: ${field}` }));
  const library = hand.dialog('Medya kitaplığı');
  await hand.pick(library.getByLabel('Dosya', { exact: true }), await picture());
  await hand.write(library.getByLabel('Alternatif metin'), alt);
  await hand.press(library.getByRole('button', { name: 'Yükle ve kullan' }));
  await library.waitFor({ state: 'hidden' });
}

/**
 * Adds a section to the end of the page, and writes over its sample.
 *
 * @param {Hand} hand
 * @param {string} word that the picker is searched by
 * @param {string} type
 * @param {Record<string, string>} texts by their field
 */
export async function addSection(hand, word, type, texts) {
  await hand.command('Bölüm ekle');
  const picker = hand.dialog('Bölüm ekle');
  await hand.write(picker.getByRole('searchbox', { name: 'Bölüm ara' }), word);
  await hand.press(picker.getByRole('button', { name: type, exact: true }));
  await hand.form.waitFor();
  for (const [field, text] of Object.entries(texts)) {
    await hand.write(hand.form.getByRole('textbox', { name: field, exact: true }), text);
  }
}

/** Removes the items of a new section's sample, but for the first. @param {Hand} hand */
export async function keepFirstItem(hand) {
  for (const item of ['3', '2']) {
    await hand.press(hand.form.getByRole('button', { name: new RegExp(`^Kaldır: ${item}\\. `) }));
  }
}

/** Saves the open form, and closes it. @param {Hand} hand */
export async function saveAndClose(hand) {
  await hand.save(hand.form);
  await hand.closePanel();
}

/** @param {Hand} hand @param {RegExp} section */
export async function openSection(hand, section) {
  await hand.press(hand.page.getByRole('button', { name: section }).first());
  await hand.form.waitFor();
}

/** A page of its own, and what stands on it. @type {Job[]} */
export const pageJobs = [
  {
    name: 'make a page about a project: five sections, two pictures',
    async does({ editor, names }) {
      await editor.open('/edit/page/jet-grout');
      await editor.command('Yeni sayfa');
      const panel = editor.dialog('Yeni sayfa');
      await editor.write(panel.getByRole('textbox', { name: /^Sayfa başlığı/ }), names.title);
      await editor.press(panel.getByRole('button', { name: 'Sayfayı oluştur' }));
      await editor.page.waitForURL(`**/edit/page/${names.pageKey}`);
      await editor.bar.waitFor();
      await addSection(editor, 'başlık', 'Sayfa başlığı', {
        'Başlık (zorunlu)': names.title,
        'Alt başlık': 'Ankara, 2026',
      });
      await uploadPicture(editor, 'Arka plan görseli', 'Şev önünde delgi makinesi');
      await saveAndClose(editor);
      await addSection(editor, 'film', 'Hakkımızda (filmli)', {
        Başlık: 'Ne yaptık?',
        'Alt başlık': 'Kazı',
        Metin: 'Üç bodrum kat kazıldı.',
      });
      await uploadPicture(editor, 'Arka plan görseli', 'Kazıda iki işçi');
      await saveAndClose(editor);
      await addSection(editor, 'metin', 'Metin', {
        Başlık: 'Nasıl yaptık?',
        'Alt başlık': 'Destek',
        Metin: 'Ankrajlı fore kazıkla.',
      });
      await saveAndClose(editor);
      await addSection(editor, 'söz', 'Alıntı', {
        'Söz (zorunlu)': 'Komşu binalar yerinden oynamadı.',
        Söyleyen: 'Ada Kaya',
        'Görevi, şirketi': 'Şantiye şefi',
      });
      await saveAndClose(editor);
      await addSection(editor, 'soru', 'Sık sorulanlar', { Başlık: 'Sorular', 'Alt başlık': 'Sıkça' });
      await saveAndClose(editor);
    },
  },
  {
    name: 'correct a heading where it stands',
    async does({ editor, names }) {
      await editor.open(`/edit/page/${names.pageKey}`);
      await editor.press(editor.page.getByRole('main').getByRole('heading', { name: 'Nasıl yaptık?' }));
      await editor.page.locator('[data-inline-text]').waitFor();
      await editor.key('Control+a');
      await editor.type('Nasıl çalıştık?');
      await editor.key('Control+s');
      await editor.form.getByText('Kaydedildi', { exact: true }).waitFor();
      await editor.closePanel();
    },
  },
  {
    name: 'move a section up, with the keyboard',
    async does({ editor }) {
      await editor.press(editor.page.getByRole('button', { name: /^Taşı: Alıntı/ }));
      await editor.key('Enter');
      await editor.key('ArrowUp');
      await editor.key('Enter');
      await editor.bar.getByText('Bölüm taşındı').waitFor();
    },
  },
  {
    name: 'delete a section, and get it back',
    async does({ editor }) {
      await editor.sectionCommand(/^Bölüm işlemleri: Alıntı/, /^Sil$/);
      await editor.bar.getByText('Bölüm silindi').waitFor();
      await editor.press(editor.bar.getByRole('button', { name: 'Geri al' }));
      await editor.bar.getByText('Geri alındı').waitFor();
    },
  },
  {
    name: 'copy a section to another page',
    async does({ editor, names }) {
      await editor.open('/edit/page/jet-grout');
      await editor.sectionCommand(/^Bölüm işlemleri: Sayaçlar/, 'Kopyala');
      await editor.bar.getByText(/^Bölüm kopyalandı/).waitFor();
      await editor.open(`/edit/page/${names.pageKey}`);
      await editor.sectionCommand(/^Bölüm işlemleri: Metin/, /^Altına yapıştır/);
      await editor.bar.getByText('Bölüm yapıştırıldı').waitFor();
    },
  },
  {
    name: 'write what search engines show of a page',
    async does({ editor }) {
      await editor.command('Sayfa ayarları');
      const panel = editor.dialog('Sayfa ayarları');
      await editor.write(
        panel.getByRole('textbox', { name: 'Açıklama' }),
        'Üç bodrum katlı kazı, ankrajlı fore kazıkla.',
      );
      await editor.save(panel);
      await editor.closePanel();
    },
  },
  {
    name: 'translate the page’s first texts',
    async does({ editor, names }) {
      await openSection(editor, /^Düzenle: Sayfa başlığı/);
      await editor.press(editor.form.getByRole('tab', { name: /^English/ }));
      await editor.write(editor.form.getByRole('textbox', { name: 'Başlık (zorunlu)' }), 'Deep excavation');
      await saveAndClose(editor);
      await openSection(editor, /^Düzenle: Hakkımızda \(filmli\)/);
      await editor.press(editor.form.getByRole('tab', { name: /^English/ }));
      await editor.write(editor.form.getByRole('textbox', { name: 'Başlık', exact: true }), 'What we did');
      await editor.write(editor.form.getByRole('textbox', { name: 'Metin' }), 'Three basements.');
      await saveAndClose(editor);
      await editor.command('Sayfa ayarları');
      const panel = editor.dialog('Sayfa ayarları');
      await editor.press(panel.getByRole('tab', { name: /^English/ }));
      await editor.write(panel.getByRole('textbox', { name: /^Sayfa başlığı/ }), `Deep excavation ${names.pageKey}`);
      await editor.save(panel);
      await editor.closePanel();
    },
  },
];
