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
