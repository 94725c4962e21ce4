/** @jest-environment node */
import { isVideoPlatform, parseImage, parseMovie } from './parse-media';

/** Only pictures and films of the backend are allowed. */
const resolve = (src: string) => (src.startsWith('/') ? `https://backend.example${src}` : undefined);

const image = (raw: unknown) => parseImage(raw, resolve);
const movie = (raw: unknown) => parseMovie(raw, resolve);
const src = 'https://backend.example/a.jpg';

describe('a picture', () => {
  test('may be an address alone', () => {
    expect(image('/a.jpg')).toEqual({ src, alt: '' });
  });

  test('has its known properties', () => {
    const blurDataURL = 'data:image/webp;base64,UklGRg==';
    const portrait = { src: '/portrait.webp', width: 750, height: 1125 };
    const square = { src: '/square.webp', width: 1125, height: 1125 };
    const raw = {
      src: '/a.jpg',
      width: 1600,
      height: 900,
      alt: 'Baraj',
      blurDataURL,
      focal: { x: 0, y: 100 },
      portrait,
      square,
    };
    expect(image(raw)).toEqual({
      ...raw,
      src,
      portrait: { ...portrait, src: 'https://backend.example/portrait.webp' },
      square: { ...square, src: 'https://backend.example/square.webp' },
    });
  });

  test.each([undefined, null, 5, '', [], ['/a.jpg'], {}, { src: 5 }, { src: '' }, 'https://evil.example/a.jpg'])(
    '%j is not accepted',
    (raw) => expect(image(raw)).toBeUndefined(),
  );

  test.each([
    [1, 1],
    [1600.4, 1600],
    [1600.5, 1601],
    [0.9, undefined],
    [0, undefined],
    [-5, undefined],
    [Infinity, undefined],
    [NaN, undefined],
    ['1600', undefined],
  ])('a width of %j is %j', (width, expected) =>
    expect(image({ src: '/a.jpg', width, height: width })).toEqual({ src, alt: '', width: expected, height: expected }),
  );

  test('a text alternative that is not a text is ignored', () => {
    expect(image({ src: '/a.jpg', alt: 5 })?.alt).toBe('');
  });

  test.each([
    ['data:image/webp;base64,AA==', true],
    ['data:image/jpeg;base64,a+/_9=', true],
    ['data:image/png;base64,A', true],
    [`data:image/png;base64,${'A'.repeat(4000)}`, true],
    [`data:image/png;base64,${'A'.repeat(4001)}`, false],
    ['data:image/png;base64,', false],
    ['data:image/svg+xml;base64,AA==', false],
    ['data:text/html;base64,AA==', false],
    ['xdata:image/png;base64,AA==', false],
    ['data:image/png;base64,AA==)', false],
    ['/blur.png', false],
    [5, false],
  ])('%s is a preview: %s', (blurDataURL, isOne) =>
    expect(image({ src: '/a.jpg', blurDataURL })?.blurDataURL).toBe(isOne ? blurDataURL : undefined),
  );

  test.each([
    [{ x: 50, y: 50 }, true],
    [{ x: 0, y: 0 }, true],
    [{ x: 100, y: 100 }, true],
    [{ x: -1, y: 50 }, false],
    [{ x: 50, y: -0.1 }, false],
    [{ x: 101, y: 50 }, false],
    [{ x: 50, y: 100.1 }, false],
    [{ x: '50', y: 50 }, false],
    [{ x: 50 }, false],
    [[50, 50], false],
    [null, false],
    ['50 50', false],
  ])('%j is a focal point: %s', (focal, isOne) =>
    expect(image({ src: '/a.jpg', focal })?.focal).toEqual(isOne ? focal : undefined),
  );

  const crop = { src: '/p.webp', width: 750, height: 1125 };
  test.each([
    [crop, true],
    [{ ...crop, width: 1124 }, true],
    [{ ...crop, width: 1125 }, false],
    [{ ...crop, width: 0 }, false],
    [{ ...crop, height: 'x' }, false],
    [{ ...crop, src: '' }, false],
    [{ ...crop, src: 5 }, false],
    [{ ...crop, src: 'https://evil.example/p.webp' }, false],
    [null, false],
  ])('%j is an upright crop: %s', (portrait, isOne) =>
    expect(image({ src: '/a.jpg', portrait })?.portrait !== undefined).toBe(isOne),
  );

  test.each([
    [{ ...crop, width: 1125 }, true],
    [crop, false],
    [{ ...crop, width: 1126 }, false],
    [{ ...crop, width: 1125, src: 'https://evil.example/p.webp' }, false],
  ])('%j is a square crop: %s', (square, isOne) =>
    expect(image({ src: '/a.jpg', square })?.square !== undefined).toBe(isOne),
  );
});

describe('a film', () => {
  test('may be an address alone', () => {
    expect(movie('/a.mp4')).toEqual({ src: 'https://backend.example/a.mp4', poster: undefined, captions: [] });
  });

  test('has its known properties', () => {
    const raw = {
      src: '/a.mp4',
      poster: '/a.jpg',
      captions: [{ src: '/a.vtt', language: 'tr', kind: 'x' }],
      duration: 12.5,
      uploadedAt: '2026-11-22T10:00:00.000Z',
    };
    expect(movie(raw)).toEqual({
      ...raw,
      src: 'https://backend.example/a.mp4',
      poster: src,
      captions: [{ src: 'https://backend.example/a.vtt', language: 'tr' }],
    });
  });

  test.each([undefined, null, 5, [], {}, { src: 5 }, '', 'https://evil.example/a.mp4'])('%j is not accepted', (raw) =>
    expect(movie(raw)).toBeUndefined(),
  );

  test('on a platform keeps its address', () => {
    const address = 'https://www.youtube.com/watch?v=x';
    expect(movie(address)?.src).toBe(address);
  });

  test.each(['http://www.youtube.com/watch?v=x', 'HTTP://vimeo.com/1'])(
    'on a platform, %s is read as https',
    (address) => {
      expect(movie(address)?.src).toBe(address.replace(/^http/i, 'https'));
    },
  );

  test.each(['http://evil.example/a.mp4', 'ftp://vimeo.com/1'])('at %s is not accepted', (address) =>
    expect(movie(address)).toBeUndefined(),
  );

  test.each([0, -1, Infinity, NaN, '12'])('a duration of %j is unknown', (duration) =>
    expect(movie({ src: '/a.mp4', duration })).not.toHaveProperty('duration'),
  );

  test.each(['', 5, undefined])('an upload at %j is unknown', (uploadedAt) =>
    expect(movie({ src: '/a.mp4', uploadedAt })).not.toHaveProperty('uploadedAt'),
  );

  test('leaves out an invalid poster and invalid captions', () => {
    const good = { src: '/a.vtt', language: 'en' };
    const wrong = [null, 'x', { src: '/a.vtt' }, { language: 'tr' }, { src: 'https://evil.example/', language: 'tr' }];
    expect(movie({ src: '/a.mp4', poster: 5, captions: [...wrong, good] })).toEqual({
      src: 'https://backend.example/a.mp4',
      poster: undefined,
      captions: [{ src: 'https://backend.example/a.vtt', language: 'en' }],
    });
    expect(movie({ src: '/a.mp4', captions: good })?.captions).toEqual([]);
  });
});

test.each([
  ['https://www.youtube.com/watch?v=x', true],
  ['https://youtube.com/watch?v=x', true],
  ['https://m.youtube.com/watch?v=x', true],
  ['https://www.youtube-nocookie.com/embed/x', true],
  ['https://youtu.be/x', true],
  ['https://YouTube.com/watch?v=x', true],
  ['https://m.vimeo.com/1', false],
  ['https://vimeo.com/1', true],
  ['https://player.vimeo.com/video/1', true],
  ['http://vimeo.com/1', false],
  ['https://vimeo.com.evil.example/', false],
  ['https://vimeo.com', false],
  ['https://evilvimeo.com/1', false],
  ['https://wwwxyoutube.com/', false],
  ['https://youtubexcom/', false],
  ['https://youtu-be/', false],
  ['https://evil.example/https://vimeo.com/1', false],
])('%s is on a platform: %s', (address, expected) => expect(isVideoPlatform(address)).toBe(expected));
