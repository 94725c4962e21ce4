import { drawn } from './share-letters';

test.each(['Şişli-Çayırova: 118 km', 'Größe “ñ” – 40 ₺', 'Łódź'])('%s is drawn as it is', (text) => {
  expect(drawn(text)).toBe(text);
});

test.each(['أعمال الحفر', 'Грунт', 'Jet grout حفر', '地盤改良'])('%s is not drawn as boxes', (text) => {
  expect(drawn(text)).toBe('');
});

test('a sign that the fonts lack is left out', () => {
  expect(drawn('Yeni saha 🎉')).toBe('Yeni saha');
});
