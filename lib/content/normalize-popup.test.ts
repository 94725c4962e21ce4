import { normalizeApplicationModel } from './normalize-application-model';
import { context, raw } from '../../test/raw-model';

describe('the popup', () => {
  const notice = {
    id: 'saha-gunu',
    title: 'Saha günü',
    titleOtherLangs: { en: 'Site day' },
    content: '<p>Gelin.</p><script>x</script>',
    link: '/contact',
    linkTitle: 'Yazın',
    defaultOpen: true,
  };
  const popupOf = (popup: unknown, language: 'tr' | 'en' = 'tr') =>
    normalizeApplicationModel({ ...raw, popup }, language, {
      ...context,
      sanitizeHtml: (html) => html.replace(/<script.*<\/script>/, ''),
      resolveLink: (href) => (language === 'en' ? `/en${href}` : href),
    })?.popup;

  test('is sanitised and in the requested language', () => {
    expect(popupOf(notice)).toEqual({
      id: 'saha-gunu',
      title: 'Saha günü',
      content: '<p>Gelin.</p>',
      link: '/contact',
      linkTitle: 'Yazın',
      defaultOpen: true,
    });
    expect(popupOf(notice, 'en')).toMatchObject({ title: 'Site day', link: '/en/contact', linkTitle: 'Yazın' });
  });

  test('drops a link that could run a script', () => {
    expect(popupOf({ ...notice, link: 'javascript:alert(1)' })).toMatchObject({ title: 'Saha günü', link: undefined });
  });

  test('opens by itself only with defaultOpen', () => {
    for (const defaultOpen of [undefined, 'true', 1, false]) {
      expect(popupOf({ ...notice, defaultOpen })?.defaultOpen).toBe(false);
    }
  });

  test.each([
    undefined,
    null,
    'notice',
    [],
    {},
    { ...notice, id: '' },
    { ...notice, id: {} },
    { ...notice, id: 'x'.repeat(101) },
    { ...notice, title: '', titleOtherLangs: {} },
  ])('is absent if it is %j', (popup) => {
    expect(popupOf(popup)).toBeUndefined();
  });

  test('may have a numeric id and only a title', () => {
    expect(popupOf({ id: 7, title: 'Saha günü', content: ['x'] })).toEqual({
      id: '7',
      title: 'Saha günü',
      content: '',
      link: undefined,
      linkTitle: '',
      defaultOpen: false,
    });
  });
});
