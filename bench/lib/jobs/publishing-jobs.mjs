import { keepFirstItem, openSection, saveAndClose } from './page-jobs.mjs';

/** Two people, and what was there before. @type {import('./page-jobs.mjs').Job[]} */
export const publishingJobs = [
  {
    name: 'see what is wrong before publishing, and mend it',
    async does({ editor, names }) {
      await editor.open(`/edit/page/${names.pageKey}`);
      await editor.command(/^Yayın denetimi/);
      const blocking = editor.dialog('Yayın denetimi').getByRole('button', { name: /^Engel:/ });
      await editor.press(blocking.first());
      await editor.form.waitFor();
      await keepFirstItem(editor);
      await editor.write(editor.form.getByRole('textbox', { name: 'Başlık (zorunlu)' }), 'Ne kadar sürdü?');
      await editor.write(editor.form.getByRole('textbox', { name: 'İçerik' }), 'Yedi ay.');
      await saveAndClose(editor);
    },
  },
  {
    name: 'ask for publication, with a note',
    async does({ editor }) {
      await editor.press(editor.bar.getByRole('button', { name: 'Yayın iste' }));
      const panel = editor.dialog('Yayın iste');
      await editor.write(panel.getByLabel('Yöneticiye not'), 'Yeni işimiz, bakar mısınız?');
      await editor.press(panel.getByRole('button', { name: 'Yayın iste' }));
      await editor.bar
        .getByText(/^Yayın istendi/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'comment on a section, and name a colleague',
    async does({ editor, adminName }) {
      await editor.sectionCommand(/^Bölüm işlemleri: Metin/, 'Yorum yaz');
      await editor.press(editor.form.getByLabel('Yeni yorum'));
      await editor.type('Bu tarih doğru mu? ');
      await editor.choose(editor.form.getByLabel(/^Birinden söz et/), adminName);
      await editor.press(editor.form.getByRole('button', { name: 'Yorumu gönder' }));
      await editor.form.getByRole('article').waitFor();
      await editor.closePanel();
    },
  },
  {
    name: 'find the page by a word of its name',
    async does({ admin, names }) {
      await admin.open('/edit/about');
      await admin.key('Control+k');
      await admin.dialog('Her yerde ara').getByRole('combobox').waitFor();
      await admin.type(`koprubasi ${names.pageKey.slice(-6)}`);
      await admin
        .dialog('Her yerde ara')
        .getByRole('group', { name: 'Sayfalar' })
        .getByRole('option')
        .first()
        .waitFor();
      await admin.key('Enter');
      await admin.page.waitForURL(`**/edit/page/${names.pageKey}`);
      await admin.bar.waitFor();
    },
  },
  {
    name: 'approve what was asked for, until visitors have it',
    async does({ admin }) {
      await admin.press(admin.bar.getByRole('button', { name: /yayın istiyor$/ }));
      await admin.press(admin.dialog('Yayın istekleri').getByRole('button', { name: 'Onayla ve yayımla' }));
      await admin.confirmPublication();
    },
  },
  {
    name: 'restore an earlier version, and publish it',
    async does({ admin }) {
      await openSection(admin, /^Düzenle: Sayfa başlığı/);
      await admin.write(admin.form.getByRole('textbox', { name: 'Başlık (zorunlu)' }), 'Yanlış başlık');
      await admin.save(admin.form);
      await admin.closePanel();
      await admin.publish();
      await admin.command('Sürümler');
      await admin.press(
        admin
          .dialog('Sürümler')
          .getByRole('button', { name: /^Geri yükle/ })
          .first(),
      );
      await admin.bar.getByText('Sürüm taslak olarak geri yüklendi').waitFor();
      await admin.publish();
    },
  },
  {
    name: 'plan when the page goes',
    async does({ admin }) {
      await admin.command(/^Yayını planla/);
      const panel = admin.dialog('Yayını planla');
      await admin.choose(panel.getByLabel('Ne yapılsın?'), 'Yayından kaldır');
      await panel.getByLabel('Ne zaman?').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16));
      admin.presses += 5;
      await admin.press(panel.getByRole('button', { name: 'Planla' }));
      await panel.getByText('Planlandı').waitFor();
      await admin.closePanel();
    },
  },
  {
    name: 'delete a page, and lead its visitors elsewhere',
    async does({ admin }) {
      await admin.command('Sayfayı sil');
      const panel = admin.dialog('Sayfayı sil');
      await admin.chooseLink(panel.getByRole('combobox', { name: 'Bu adrese gelenler nereye gitsin?' }), '/about');
      await admin.press(panel.getByRole('button', { name: 'Sayfayı sil' }));
      await admin.page.waitForURL('**/edit/about');
    },
  },
];
