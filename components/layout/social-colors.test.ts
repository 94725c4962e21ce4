import { resolveBrand } from '@/lib/brand/brand';
import { hasContrast } from '@/lib/color/contrast';

import { socialColors } from './social-colors';

test.each<[colors: Parameters<typeof socialColors>[0], expected: ReturnType<typeof socialColors>]>([
  // Enough contrast with the footer, and too little.
  [{ color: '#0a66c2' }, { icon: '#0a66c2', ground: undefined }],
  [{ color: '#ffdd00' }, { icon: '#14191c', ground: '#ffdd00' }],
  [{ color: 'rgba(10,102,194,0.2)' }, { icon: '#14191c', ground: 'rgba(10,102,194,0.2)' }],
  // Enough contrast with its own ground; too little, dark or light.
  [
    { color: '#ffdd00', socialback: '#000' },
    { icon: '#ffdd00', ground: '#000' },
  ],
  [
    { color: '#0a66c2', socialback: '#0a66c2' },
    { icon: '#ffffff', ground: '#0a66c2' },
  ],
  [
    { color: '#ffdd00', socialback: '#ffdd00' },
    { icon: '#14191c', ground: '#ffdd00' },
  ],
  [{ socialback: '#f00' }, { icon: '#ffffff', ground: '#f00' }],
  [{ socialback: 'rgba(0,0,0,0)' }, { icon: '#14191c', ground: 'rgba(0,0,0,0)' }],
  [{}, undefined],
])('%j shows as %j', (colors, expected) => {
  expect(socialColors(colors)).toEqual(expected);
});

test.each([{ color: '#0a66c2' }, { color: '#1c1f20' }, { color: '#ffdd00' }, { socialback: 'rgba(0,0,0,0)' }])(
  'on the dark footer of a brand the icon of %j can be seen',
  (colors) => {
    const brand = { theme: 'architectural', colors: {} } as const;
    const footer = resolveBrand(brand).colors.surface;
    const shown = socialColors(colors, brand);
    expect(shown && hasContrast(shown.icon, shown.ground ?? footer, footer)).toBe(true);
  },
);

test('a chosen colour of the footer counts, not that of the theme', () => {
  const brand = { theme: 'drawing', colors: { surface: '#0a4a8f' } } as const;
  expect(socialColors({ color: '#0a66c2' })).toEqual({ icon: '#0a66c2', ground: undefined });
  expect(socialColors({ color: '#0a66c2' }, brand)).toEqual({ icon: '#ffffff', ground: '#0a66c2' });
});
