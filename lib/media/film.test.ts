import { frameOrigins } from '../cache/content-security-policy.mjs';
import { embeddedFilm } from './film';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=90s', `${youTube}&start=90`],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${youTube}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youTube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5', `${youTube}&start=5`],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://vimeo.com/123456789/0a1b2c3d4e', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=0a1b2c3d4e'],
  [
    'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&autopause=0',
    'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1&h=0a1b2c3d4e',
  ],
  ['https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
])('%s plays at %s, which the policy allows to frame', (src, expected) => {
  expect(embeddedFilm(src)?.src).toBe(expected);
  expect(frameOrigins).toContain(new URL(expected).origin);
});

test.each([
  '/media/video/company-film.mp4',
  'https://cdn.example/film.mp4',
  'https://www.youtube.com/@kemerkaya',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=%22onload%3D',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/embed/videoseries?list=PLabcdefghijk',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijk',
  'https://www.youtube.com/results?search_query=kemerkaya',
  'https://youtu.be/',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'not an address',
])('%s is not a film on a platform', (src) => {
  expect(embeddedFilm(src)).toBeUndefined();
});
