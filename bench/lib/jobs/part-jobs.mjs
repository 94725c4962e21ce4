/**
 * Publishes the open part, and waits until it is said to be public.
 *
 * @param {import('./hand.mjs').Hand} hand
 * @param {import('@playwright/test').Locator} panel
 */
async function publishPart(hand, panel) {
  await hand.save(panel);
  await hand.press(panel.getByRole('button', { name: 'Yayımla' }));
  await panel.getByText(/^Yayımlandı\./).waitFor();
  await hand.closePanel();
}

/** What is on every page. @type {import('./page-jobs.mjs').Job[]} */
export const partJobs = [
  {
    name: 'change the phone number everywhere',
    async does({ admin, names }) {
      await admin.open('/edit/about');
      await admin.press(admin.page.getByRole('button', { name: /^Üst şerit ve iletişim: Düzenle/ }).first());
      const panel = admin.dialog('Üst şerit ve iletişim');
      await admin.write(panel.getByRole('textbox', { name: 'Telefon' }), names.phone);
      await publishPart(admin, panel);
    },
  },
  {
    name: 'put the page into the menu',
    async does({ admin, names }) {
      await admin.press(admin.page.getByRole('button', { name: /^Menü: Düzenle/ }));
      const panel = admin.dialog('Menü');
      await admin.press(panel.getByRole('button', { name: 'Öğe ekle: Menü öğeleri' }));
      const item = panel.getByRole('listitem').last();
      await admin.write(item.getByRole('textbox', { name: 'Başlık (zorunlu)' }), names.title);
      await admin.chooseLink(item.getByRole('combobox', { name: 'Bağlantı' }), `/page/${names.pageKey}`);
      await publishPart(admin, panel);
    },
  },
  {
    name: 'write an announcement into the popup',
    async does({ admin, names }) {
      await admin.press(admin.page.getByRole('button', { name: /^Duyuru penceresi: Düzenle/ }).first());
      const panel = admin.dialog('Duyuru penceresi');
      await admin.write(
        panel.getByRole('textbox', { name: 'Başlık', exact: true }),
        `Bayramda kapalıyız ${names.pageKey.slice(-6)}`,
      );
      await publishPart(admin, panel);
    },
  },
];
