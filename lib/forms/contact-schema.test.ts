import { problemsOf } from './contact-schema';
import { emptyValues } from './contact-values';

const complete = { ...emptyValues, subject: 'Şaft', name: 'Ayşe', email: 'ayse@ornek.com.tr', message: 'Merhaba' };

test('subject, name, e-mail and message are required, the phone is not', () => {
  expect(problemsOf(emptyValues)).toEqual({
    subject: 'required',
    name: 'required',
    email: 'required',
    message: 'required',
  });
  expect(problemsOf({ ...complete, subject: ' \t' })).toEqual({ subject: 'required' });
  expect(problemsOf(complete)).toEqual({});
  expect(problemsOf({ ...complete, phone: 'dahili 12' })).toEqual({});
});

test.each([
  'ayse@',
  '@ornek.com',
  'ayse',
  'a b@ornek.com',
  'a@b@c.com',
  'a@ornek.com\nBcc: b@ornek.com',
  'a@or nek.com',
])('%p is not an e-mail address', (email) =>
  expect(problemsOf({ ...complete, email })).toEqual({ email: 'invalid_email' }),
);

test.each(['ayse.yilmaz+teklif@ornek.com.tr', ' ayse@ornek.com ', 'bilgi@köprü.example', 'a@sub.co'])(
  '%p is an e-mail address',
  (email) => expect(problemsOf({ ...complete, email })).toEqual({}),
);

test('any length and any script is accepted', () => {
  expect(problemsOf({ ...complete, message: 'ğ'.repeat(100_000), name: 'سلمى 👷🏽‍♀️' })).toEqual({});
});
