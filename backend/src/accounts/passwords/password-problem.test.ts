import { commonPasswords } from './common-passwords';
import { passwordProblem } from './password-problem';

const own = ['ayse.yilmaz@kemerkaya.example', 'Ayşe Yılmaz', 'Kemerkaya İnşaat'];

it.each([
  'kiremit dere 7 saat',
  'a1b2c3d4e5f6a7b8c9d0',
  '3f9c2a7b-1d4e-4f80-9c51-0a6b7c8d9e0f',
  'Ayşe’nin mavi bisikleti',
  'x7Kq!vP2mZ9w',
])('%s is accepted', (password) => expect(passwordProblem(password, own)).toBeUndefined());

it.each([
  ['x7Kq!vP2mZ9', 'short'],
  ['x7Kq!vP2'.repeat(30), 'long'],
  ['1qaz2wsx3edc', 'common'],
  ['QWERTY123456', 'common'],
  ['Password2026!', 'common'],
  ['passwordpassword', 'common'],
  ['Galatasaray1905', 'common'],
  ['parola123456789', 'common'],
  ['Türkiye!!!!2026', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abc1abc1abc1', 'common'],
  ['123456789012', 'common'],
  ['987654321098', 'common'],
  ['abcdefghijklm', 'common'],
  ['AyşeYılmaz1990', 'own'],
  ['Kemerkaya-2026', 'own'],
  ['ayse.yilmaz@kemerkaya.example', 'own'],
  ['İnşaat_Ayse_1', 'own'],
])('%s is too %s', (password, problem) => expect(passwordProblem(password, own)).toBe(problem));

it('none of the most common passwords is accepted', () => {
  expect(commonPasswords.size).toBeGreaterThan(400);
  for (const password of commonPasswords)
    expect([password, passwordProblem(password, [])]).toEqual([password, 'common']);
});
