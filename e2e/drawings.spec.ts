import { expect, test } from '@playwright/test';

import { drawingPolicy } from '@/lib/media/drawing-policy';

import { siteUrl } from './support/stack';

const styled = `<?xml version="1.0"?>\r
<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" width="60" height="20" style='background:
\tnavy'>\r
  <style><![CDATA[
    svg > .element { fill: lime }]]></style><s:style>.other { fill: aqua<!-- a comment --> }</s:style>
  <rect class="element" width="20" height="20"/>
  <rect class="other" x="20" width="20" height="20"/>
  <rect id="attribute" x="40" width="20" height="20" style="fill: &#x72;ed"/>
</svg>`;

const many = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${Array.from(
  { length: 100 },
  (_, index) => `<rect width="20" height="20" style="order:${index};fill:lime"/>`,
).join('')}</svg>`;

test('an SVG opened as a document applies its styles and runs no script', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const drawing = styled.replace('</svg>', '<script>document.documentElement.id = "ran"</script></svg>');
  const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': drawingPolicy(drawing) };
  await page.route('**/media/own.svg', (route) => route.fulfill({ headers, body: drawing }));
  await page.goto('/media/own.svg');
  const look = (selector: string, name: string) =>
    page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  expect(await look('.element', 'fill')).toBe('rgb(0, 255, 0)');
  expect(await look('.other', 'fill')).toBe('rgb(0, 255, 255)');
  expect(await look('#attribute', 'fill')).toBe('rgb(255, 0, 0)');
  expect(await look('svg', 'background-color')).toBe('rgb(0, 0, 128)');
  await expect(page.locator('#ran')).toHaveCount(0);
  expect(refused.filter((text) => /style/i.test(text))).toEqual([]);
});

test('an SVG used as an image applies all of its styles, however many', async ({ page }) => {
  const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': drawingPolicy(many) };
  await page.route('**/media/own.svg', (route) => route.fulfill({ headers, body: many }));
  await page.goto('/contact');
  const colour = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/media/own.svg';
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
  });
  expect(colour).toEqual([0, 255, 0, 255]);
});

test('an SVG of the media library is served unchanged with a CSP without unsafe-inline', async ({ request }) => {
  const html = await (await request.get('/page/gulpinar-istasyonu-derin-kazi')).text();
  const [path = ''] = /\/media\/[^"\s?]+\.svg/.exec(html) ?? [];
  const response = await request.get(siteUrl + path, { headers: { 'if-none-match': '"x"' } });
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(response.headers()['content-security-policy']).toBe(drawingPolicy(await response.text()));
  expect(response.headers()['content-security-policy']).not.toContain('unsafe-inline');
});
