import type { PayloadRequest } from 'payload';
import { isUniqueSectionId } from './section-id';
import { textValidator } from './text-validator';

const request = (locale: string, language = 'tr') =>
  ({ req: { locale, i18n: { language } } }) as unknown as { req: PayloadRequest };

describe('textValidator', () => {
  const validate = textValidator({
    isRequired: true,
    isLocalized: true,
    isValid: (value) => value === 'yes',
    problem: 'key',
  });

  it('requires a localised text in Turkish only', () => {
    expect(validate('', request('tr'))).toBe('Bu alan zorunlu.');
    expect(validate(null, request('en'))).toBe(true);
  });

  it('validates every language, with messages in the editor’s language', () => {
    expect(validate('yes', request('en'))).toBe(true);
    expect(validate('no', request('tr', 'en'))).toContain('Lower-case');
    expect(validate('no', request('en', 'tr'))).toContain('küçük harf');
  });

  it('requires a text that is not localised in every language', () => {
    expect(textValidator({ isRequired: true })('', request('en'))).not.toBe(true);
  });
});

describe('isUniqueSectionId', () => {
  const check = (data: object) => isUniqueSectionId('a', { data, ...request('tr') });

  it('refuses an id that another section of the page has', () => {
    expect(check({ sections: [{ sectionId: 'a' }, { sectionId: 'b' }] })).toBe(true);
    expect(check({ sections: [{ sectionId: 'a' }, { sectionId: 'a' }] })).not.toBe(true);
  });

  it('counts the extra block while it is shown', () => {
    const page = { sections: [{ sectionId: 'a' }], dataSections: [{ sectionId: 'a' }] };
    expect(check({ ...page, dataKind: 'section' })).not.toBe(true);
    expect(check({ ...page, dataKind: 'none' })).toBe(true);
  });
});
