import type { DraftPage } from './read-page';
import { viewOfPage, withPageValues } from './page-values';

const page = { title: { tr: 'Eski', en: 'Old' }, isVisible: true, logoColor: '#fff' } as unknown as DraftPage;

describe('withPageValues', () => {
  it('changes what is sent, in one language', () => {
    const changed = withPageValues(page, { title: 'Yeni', logoColor: '', isVisible: false }, 'tr');
    expect(changed).toMatchObject({ title: { tr: 'Yeni', en: 'Old' }, logoColor: null, isVisible: false });
    expect(viewOfPage(withPageValues(page, { title: 'Yeni' }, 'tr'), 'en')).toEqual(viewOfPage(page, 'en'));
  });

  it.each([
    [{ title: '  ' }, { path: 'title', code: 'required' }],
    [{ title: 5 }, { path: 'title', code: 'invalid' }],
    [{ title: 'x'.repeat(2001) }, { path: 'title', code: 'too_long' }],
    [{ isVisible: 'yes' }, { path: 'isVisible', code: 'invalid' }],
    [{ logoColor: 'url(x)' }, { path: 'logoColor', code: 'invalid' }],
    [{ pageKey: 'other' }, { path: 'pageKey', code: 'unknown' }],
    [{ _status: 'published' }, { path: '_status', code: 'unknown' }],
  ])('refuses %j', (values, problem) => {
    expect(() => withPageValues(page, values, 'tr')).toThrow(
      expect.objectContaining({ details: { problems: [problem] } }) as Error,
    );
  });
});
