import { isEmail, validateMessage } from './validate';

const complete = { subject: 'Konu', name: 'Ayşe', email: 'ayse@example.com', phone: '', message: 'Merhaba', file: '' };

const problemsOf = (changes: Record<string, unknown>) => {
  const result = validateMessage({ ...complete, ...changes });
  return 'problems' in result ? result.problems : {};
};

const inputOf = (changes: Record<string, unknown>) => {
  const result = validateMessage({ ...complete, ...changes });
  return 'input' in result ? result.input : undefined;
};

describe('validateMessage', () => {
  it('accepts a complete message, and ignores unknown fields', () => {
    expect(inputOf({ language: 'en', extra: { a: 1 } })).toMatchObject({ name: 'Ayşe', language: 'en', captcha: '' });
    expect(inputOf({ phone: undefined, file: null, language: 'xx' })).toMatchObject({ phone: '', file: '' });
  });

  it('names every missing field', () => {
    expect(problemsOf({ subject: '', name: '  ', email: undefined, message: null })).toEqual({
      subject: 'required',
      name: 'required',
      email: 'required',
      message: 'required',
    });
  });

  it.each(['plain', 'a@b@c', 'a b@example.com', 'a@example.com, b@example.com', '<a@example.com>'])(
    'refuses %p as an address',
    (email) => {
      expect(problemsOf({ email })).toEqual({ email: 'invalid_email' });
    },
  );

  it('refuses text that would end a mail header', () => {
    const injection = 'x\r\nBcc: victim@example.com';
    expect(problemsOf({ subject: injection, name: injection, email: `a@example.com\nBcc: b@example.com` })).toEqual({
      subject: 'invalid_characters',
      name: 'invalid_characters',
      email: 'invalid_characters',
    });
    expect(problemsOf({ message: 'a\0b' })).toEqual({ message: 'invalid_characters' });
    expect(problemsOf({ message: 'a\ud800b' })).toEqual({ message: 'invalid_characters' });
  });

  it('keeps lines, emoji, right-to-left text and markup as they are', () => {
    const message =
      "Satır 1\r\n\tSatır 2 👷🏽‍♀️ مرحبا \u202bשלום\u202c <script>alert(1)</script> '; DROP TABLE messages; --";
    expect(inputOf({ message })).toMatchObject({ message });
  });

  it('limits lengths', () => {
    expect(problemsOf({ message: 'x'.repeat(20_000), phone: '0312 000 19 87 / '.repeat(10) })).toEqual({});
    expect(problemsOf({ message: 'x'.repeat(20_001), subject: 'x'.repeat(201), phone: '1'.repeat(201) })).toEqual({
      message: 'too_long',
      subject: 'too_long',
      phone: 'too_long',
    });
  });

  it('refuses other kinds of value', () => {
    expect(problemsOf({ subject: ['a'], message: { $gt: '' }, captcha: 1, submissionId: '../x' })).toEqual({
      subject: 'invalid',
      message: 'invalid',
      captcha: 'invalid',
      submissionId: 'invalid',
    });
  });
});

describe('isEmail', () => {
  it('accepts addresses in other alphabets', () => {
    expect(isEmail('bilgi@köprü.example')).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });
});
