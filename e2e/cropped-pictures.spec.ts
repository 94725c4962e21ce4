import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { allBarriers } from './support/barriers';
import { dragByFinger, dragByMouse } from './support/drag-point';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter } from './support/edit-page';
import { pictureOf, twoColours, uploadDropped } from './support/edit-pictures';
import { backendUrl } from './support/stack';

const files = /\/media\/[^?]*$/;

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`a picture is cropped by a frame, by ${width === 390 ? 'finger' : 'mouse'} and by keyboard, at ${width} px`, async ({
    browser,
  }) => {
    const admin = await EditSession.create('admin');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const alt = `Çerçeve ${width}`;
    const panel = await uploadDropped(page, await twoColours(width === 390 ? '#bf8c58' : '#bf8c5a'), alt);
    // On a slow line the file comes after the form, which has its place ready.
    const held: (() => Promise<void>)[] = [];
    await page.route(files, (route) => void held.push(() => route.continue()));
    await panel.getByRole('button', { name: 'Görseli düzenle: Arka plan görseli' }).click();
    const form = page.getByRole('dialog', { name: 'Görseli düzenle' });
    await form.getByRole('combobox', { name: 'Kırpma' }).selectOption('Serbest çerçeve');
    const frame = form.locator('[data-crop]');
    const corner = form.getByRole('button', { name: /^Sağ alt köşe: / });
    await expect(frame).toHaveAttribute('data-crop', '10 10 80 80');
    await expect(corner).toHaveAccessibleName('Sağ alt köşe: 960 × 480 piksel');

    const box = async (what: typeof frame) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const areShown = () =>
      form
        .locator('img')
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0));
    expect(await areShown()).toBe(false);
    const before = await box(corner);
    await Promise.all(held.map((go) => go()));
    await page.unroute(files);
    await expect.poll(areShown).toBe(true);
    expect(await box(corner)).toEqual(before);

    // The lower right corner to the middle, and the frame to the upper left.
    const picture = await box(form.getByRole('button', { name: 'Odak noktasını seç' }));
    const at = await box(corner);
    const drag = width === 390 ? dragByFinger : dragByMouse;
    const grip = { x: at.x + at.width - 4, y: at.y + at.height - 4 };
    await drag(page, grip, { x: grip.x - picture.width * 0.4, y: grip.y - picture.height * 0.4 });
    await expect(frame).toHaveAttribute('data-crop', /^10 10 (39|40)(\.\d+)? (39|40)(\.\d+)?$/);
    const inside = await box(frame);
    const middle = { x: inside.x + inside.width / 2, y: inside.y + inside.height / 2 };
    await drag(page, middle, { x: middle.x - 200, y: middle.y - 200 });
    await expect(frame).toHaveAttribute('data-crop', /^0 0 /);
    await page.screenshot({ path: test.info().outputPath(`frame-${width}.png`) });
    expect(await allBarriers(page)).toEqual([]);
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);

    // To the right half with the arrow keys, then the corner to the picture's end.
    await form.getByRole('button', { name: /^Çerçeveyi taşı: / }).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(frame).toHaveAttribute('data-crop', /^50 0 /);
    await corner.focus();
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
    }
    await expect(frame).toHaveAttribute('data-crop', '50 0 50 100');
    await expect(corner).toHaveAccessibleName('Sağ alt köşe: 600 × 600 piksel');
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form.getByText(/^Görsel kaydedildi/)).toBeVisible();
    const { revision } = await admin.page(pageKey);
    expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(200);
    const cropped = await pictureOf(pageKey);
    expect(cropped).toMatchObject({ width: 600, height: 600 });
    // Only the right half of the picture is left.
    const answer = await fetch(new URL(String(cropped.src), backendUrl));
    const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    expect(channels.slice(0, 3).every(({ min, max }) => max - min <= 8)).toBe(true);
    expect(channels[0]?.mean).toBeGreaterThan(150);
    await context.close();
  });
}
