import { backendMediaPath, isFileOfHost, mediaAddress } from './media-address';

const backend = 'http://127.0.0.1:3001';
const address = (src: string) => mediaAddress(src, backend, ['https://cdn.example']);

test.each([
  ['/media/a.jpg', '/media/a.jpg'],
  ['media/a.jpg', '/media/a.jpg'],
  ['/uploads/a.jpg', '/media/~/uploads/a.jpg'],
  [`${backend}/uploads/ş.jpg`, '/media/~/uploads/%C5%9F.jpg'],
  ['/media/a.jpg?v=3', '/media/a.jpg'],
  [`${backend}/uploads/a.PDF?v=3#page=2`, '/media/~/uploads/a.PDF'],
  ['/files/12?', '/media/~/files/12'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['https://cdn.example/get?id=12', 'https://cdn.example/get?id=12'],
])('%s is asked for at %s', (src, expected) => expect(address(src)).toBe(expected));

test.each(['https://evil.example/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.jpg'])(
  '%s is not allowed',
  (src) => expect(address(src)).toBeUndefined(),
);

test.each(['/admin/a', '/api/logo', '/_next/image'])('%s, which is no file, is not allowed', (src) =>
  expect(address(src)).toBeUndefined(),
);

test.each(['/files/get?id=12', `${backend}/files/get?name=a.jpg`, '/media/?id=12'])(
  '%s, which names its file by a query, is not allowed',
  (src) => expect(address(src)).toBeUndefined(),
);

test.each(['/media/a.jpg', '/media/x/b c.jpg', '/uploads/ş.jpg'])('%s is mapped to the site and back', (path) => {
  const segments = (address(path) ?? '').slice('/media/'.length).split('/').map(decodeURIComponent);
  expect(decodeURIComponent(backendMediaPath(segments))).toBe(path);
});

test.each([
  ['~', 'admin', 'login'],
  ['~', 'ADMIN'],
  ['~', 'admin'],
  ['~', 'api', 'GetPageKeys'],
  ['~', '_next', 'image'],
])('visitors do not reach %s/%s of the host', (...segments) => expect(isFileOfHost(segments)).toBe(false));

test.each(['a.jpg', '~/uploads/a.jpg', '~/files/12', '~/api/media/file/a.jpg', '~/_next/static/media/a.webp'])(
  '%s can be a file of the host',
  (path) => expect(isFileOfHost(path.split('/'))).toBe(true),
);
