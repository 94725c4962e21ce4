import { phoneHref, phoneText } from './phone';

test.each([
  ['+90 312 555 12 34', 'tel:+903125551234', '0 (312) 555 12 34', '+90 312 555 12 34'],
  ['0312 555 12 34', 'tel:+903125551234', '0 (312) 555 12 34', '+90 312 555 12 34'],
  ['0 (532) 555 12 34', 'tel:+905325551234', '0 (532) 555 12 34', '+90 532 555 12 34'],
  ['+90 312 000 19 87', 'tel:+903120001987', '0 (312) 000 19 87', '+90 312 000 19 87'],
  ['+49 30 901820', 'tel:+4930901820', '+49 30 901820', '+49 30 901820'],
  ['444 1 234', 'tel:4441234', '444 1 234', '444 1 234'],
  ['0312 555 12 34 / 35', 'tel:+903125551234', '0312 555 12 34 / 35', '0312 555 12 34 / 35'],
  ['0312 555 12 34 dahili 5', 'tel:+903125551234', '0312 555 12 34 dahili 5', '0312 555 12 34 dahili 5'],
])('%s is dialled as %s and reads %s, abroad %s', (phone, href, turkish, english) => {
  expect(phoneHref(phone)).toBe(href);
  expect(phoneText(phone, 'tr')).toBe(turkish);
  expect(phoneText(phone, 'en')).toBe(english);
});

test.each(['', '—', 'bizi arayın'])('%p is not a number and stays as it is', (phone) => {
  expect(phoneText(phone, 'tr')).toBe(phone);
  expect(phoneHref(phone)).toBe('tel:');
});
