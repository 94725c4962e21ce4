import type { Payload } from 'payload';

import { tabIcon } from './tab-icon';

const iconOf = (brand: object, title: string | null) =>
  tabIcon({
    findGlobal: async ({ slug }: { slug: string }) => (slug === 'brand' ? brand : { title }),
  } as unknown as Payload);

it('is the icon of the brand', async () => {
  expect(await iconOf({ icon: { filename: 'icon.png' } }, 'Kemerkaya')).toBe('/api/media/file/icon.png');
});

it('is the first letter of the name on a site without an icon, written as Turkish is', async () => {
  const icon = await iconOf({}, '“izmir” Yapı');
  expect(icon).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(icon)).toContain('>İ</text>');
});

it('is a plain ground on a site without a name', async () => {
  expect(decodeURIComponent(await iconOf({}, null))).toContain('></text>');
});
