import { expect, test, type Page } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** The distinct colours in one row of pixels of a screenshot, as `r,g,b`. */
function coloursAlong(page: Page, png: Buffer, y: number): Promise<string[]> {
  return page.evaluate(
    async ([address, top]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const row = context?.getImageData(0, top, image.width, 1).data ?? [];
      return [...new Set(Array.from({ length: image.width }, (_, x) => [...row.slice(x * 4, x * 4 + 3)].join(',')))];
    },
    [`data:image/png;base64,${png.toString('base64')}`, y] as const,
  );
}

test('a picture that fails to load shows its alternative text on a flat box, without the browser’s broken-image icon', async ({
  page,
}) => {
  await page.route(/\/media\/[wd]\d+\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about');
  const picture = page.getByRole('link', { name: /Filmi izle/ }).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const box = await picture.boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  const shot = await picture.screenshot();
  // Browsers draw their broken-image icon in the upper left corner. The alternative text is in the middle.
  expect(await coloursAlong(page, shot, 8)).toEqual(['223,227,226']);
  expect((await coloursAlong(page, shot, Math.round((box?.height ?? 0) / 2))).length).toBeGreaterThan(1);
});
