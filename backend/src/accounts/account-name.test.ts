import { validateName } from './account-name';

const validate = (value: unknown, more: object = {}) =>
  validateName(value, { event: 'submit', req: { i18n: { language: 'en' } }, ...more } as never);

const problem = 'A name is one line of at most 100 characters.';

it.each(['Ece', 'Ece Işık-Öztürk', 'x'.repeat(100), '', null, undefined])('%p is a name', (value) => {
  expect(validate(value)).toBe(true);
});

it.each(['x'.repeat(101), 'Ece\nBcc: x', 'Ece\r', 'Ece\u2028x', 'Ece\u0085', 'Ece\0', 7, { a: 'x' }, ['x']])(
  '%p is refused',
  (value) => expect(validate(value)).toBe(problem),
);

it('says so in Turkish, too', () => {
  expect(validate('a\nb', { req: { i18n: { language: 'tr' } } })).toMatch(/en çok 100 karakter/);
});

it('a longer name that is stored already can be saved unchanged, and another one cannot', () => {
  const previousValue = 'x'.repeat(500);
  expect(validate(previousValue, { previousValue })).toBe(true);
  expect(validate('x'.repeat(499), { previousValue })).toBe(problem);
});

it('a form that is opened with a longer name can be used', () => {
  const stored = 'x'.repeat(500);
  expect(validate(stored, { event: 'onChange' })).toBe(true);
  expect(validate(`${stored}x`, { event: 'onChange', previousValue: stored })).toBe(problem);
});
