import { completeAddress } from './complete-address';

const pages = ['/', '/search', '/page/about', '/page/2024-2025', '/page/ornek.com.tr'];
const completed = (typed: string) => completeAddress(typed, pages);

test.each([
  ['www.ornek.com', 'https://www.ornek.com'],
  ['ornek.com', 'https://ornek.com'],
  ['ornek.com/urunler?renk=mavi#liste', 'https://ornek.com/urunler?renk=mavi#liste'],
  ['ornek.com:8443/a', 'https://ornek.com:8443/a'],
  ['//ornek.com/a', 'https://ornek.com/a'],
  ['örnek-yapı.com.tr', 'https://örnek-yapı.com.tr'],
  ['ornek.com/katalog.pdf', 'https://ornek.com/katalog.pdf'],
  ['info@ornek.com', 'mailto:info@ornek.com'],
  ['+90 312 123 45 67', 'tel:+903121234567'],
  ['(0312) 123-45-67', 'tel:03121234567'],
  ['444 0 123', 'tel:4440123'],
  ['about', '/page/about'],
  ['About', '/page/about'],
  ['page/about#ekip', '/page/about#ekip'],
  ['search?q=a', '/search?q=a'],
  ['2024-2025', '/page/2024-2025'],
  ['ornek.com.tr', '/page/ornek.com.tr'],
  ['  https://ornek.com ', 'https://ornek.com'],
])('%s becomes %s', (typed, address) => {
  expect(completed(typed)).toBe(address);
});

test.each([
  'https://ornek.com',
  'HTTP://ORNEK.COM',
  'mailto:info@ornek.com',
  'tel:+90 312 123 45 67',
  '/page/about',
  '/about',
  '/www.ornek.com',
  '#ekip',
  '',
])('%j stays: it is an address already', (typed) => {
  expect(completed(typed)).toBe(typed);
});

test.each([
  'jet grout',
  'yok',
  'htps://ornek.com',
  'javascript:alert(1)',
  'katalog.pdf',
  '2026',
  '20.11.2026',
  '192.168.1.1',
  '+90',
  'ornek.com\\a',
  'info@ornek',
])('%s stays: nobody knows what was meant', (typed) => {
  expect(completed(typed)).toBe(typed);
});
