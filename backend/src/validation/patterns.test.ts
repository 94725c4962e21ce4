import { isColor, isDate, isKey, isLanguageCode, isLength, isLink, isMovieAddress, isPath } from './patterns';

describe('isColor', () => {
  it.each(['#fff', '#BF8C4C', 'rgb(28, 36, 44)', 'rgba(0,0,0,.2)', 'rgba(12, 18, 24, 0.35)', 'rgba(0,0,0,1)'])(
    'accepts %s',
    (value) => expect(isColor(value)).toBe(true),
  );
  it.each([
    'fff',
    '#ffff',
    '#12345g',
    'red',
    'rgb(256,0,0)',
    'rgba(0,0,0,1.1)',
    'rgba(0,0,0)',
    'rgb(0,0,0,.5)',
    'url(x)',
  ])('refuses %s', (value) => expect(isColor(value)).toBe(false));
});

describe('isLink', () => {
  it.each([
    '/',
    '/page/kariyer#ilan',
    '#top',
    'https://example.com/a?b=c',
    'mailto:info@kemerkaya.example',
    'tel:+90 312 000 19 87',
  ])('accepts %s', (value) => expect(isLink(value)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'page/x',
    'mailto:',
    'https://',
  ])('refuses %s', (value) => expect(isLink(value)).toBe(false));
});

describe('the other kinds', () => {
  it.each([
    [isKey, 'haber-2025-isg', 'Haber'],
    [isKey, 'x', 'a--b'],
    [isKey, 'x'.repeat(200), 'x'.repeat(201)],
    [isLength, '450px', '450'],
    [isLength, '62.5svh', 'calc(1px)'],
    [isDate, '2026-02-28', '2026-02-30'],
    [isDate, '2024-02-29', '29.02.2024'],
    [isPath, '/about', 'about'],
    [isMovieAddress, 'https://youtu.be/x', 'javascript:x'],
    // The site reads it as https.
    [isMovieAddress, 'http://www.youtube.com/watch?v=x', 'http://films.example/x.mp4'],
    [isMovieAddress, 'https://m.youtube.com/watch?v=x', 'http://youtube.com.evil.example/watch?v=x'],
    [isLanguageCode, 'tr', 'türkçe'],
  ])('%p accepts %s and refuses %s', (isValid, good, bad) => {
    expect(isValid(good)).toBe(true);
    expect(isValid(bad)).toBe(false);
  });
});
