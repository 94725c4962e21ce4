import type { PayloadRequest } from 'payload';
import { brandProblems } from './brand-problems';

/** The messages by field; empty when the brand is accepted. */
function refused(data: Record<string, unknown>, language = 'tr'): Record<string, string> {
  const req = { i18n: { language } } as unknown as PayloadRequest;
  return Object.fromEntries(brandProblems(data, req).map(({ path, message }) => [path, message]));
}

test('a brand without colours is accepted', () => {
  expect(refused({})).toEqual({});
  expect(refused({ theme: 'editorial', colors: { ink: null, accent: '' } })).toEqual({});
});

test('a colour that cannot be read is refused at its field, with the nearest one that can', () => {
  const { 'colors.ink': turkish } = refused({ colors: { ink: '#999999' } });
  expect(turkish).toMatch(
    /^Yazı rengi, Zemin ile okunamaz: karşıtlık 2,84, en az 4,5 olmalı\. En yakın okunan renk: #[0-9a-f]{6}$/,
  );
  const { 'colors.ink': english } = refused({ colors: { ink: '#999999' } }, 'en');
  expect(english).toContain('Text cannot be read with Ground: the contrast is 2.84');
});

test('what is no colour is refused, in drafts too', () => {
  expect(refused({ colors: { accent: 'red;}' } })).toEqual({ 'colors.accent': 'Rengi #1a2b3c biçiminde yazın.' });
});
