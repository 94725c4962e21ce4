import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { notePicture, publicPage } from './edit-backend';
import { openSection } from './edit-page';

/** Blue on the left, ochre on the right. @param ochre another one for each test: the same file twice is one file */
export async function twoColours(ochre = '#bf8c4c'): Promise<Buffer> {
  const half = (background: string) => sharp({ create: { width: 600, height: 600, channels: 3, background } });
  const right = await half(ochre).png().toBuffer();
  return half('#3f76a6')
    .extend({ right: 600 })
    .composite([{ input: right, left: 600, top: 0 }])
    .png()
    .toBuffer();
}

export const pictureOf = async (pageKey: string) => {
  const { sections } = (await publicPage(pageKey)).body.data as { sections: Record<string, unknown>[] };
  const section = sections.find(({ id }) => id === 'about-1');
  return section?.backgroundImage as Record<string, unknown>;
};

export async function uploadDropped(page: Page, png: Buffer, alt: string) {
  const panel = await openSection(page, /^Düzenle: Hakkımızda/);
  const field = panel.getByRole('group', { name: 'Arka plan görseli' });
  // As from the desktop.
  const data = await page.evaluateHandle(
    ([bytes]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], 'iki-renk.png', { type: 'image/png' }));
      return transfer;
    },
    [png.toString('base64')] as const,
  );
  await field.getByText('Görsel yok').dispatchEvent('drop', { dataTransfer: data });
  const library = page.getByRole('dialog', { name: 'Medya kitaplığı' });
  await expect(library.getByRole('heading').nth(1)).toHaveText('Yeni görsel yükle');
  await expect(library.getByLabel('Alternatif metin')).toBeFocused();
  notePicture(alt);
  await page.keyboard.type(alt);
  await page.keyboard.press('Enter');
  await expect(library).toBeHidden();
  await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  return panel;
}
