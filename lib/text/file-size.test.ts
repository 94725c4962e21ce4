import { fileKind, fileSize } from './file-size';

test.each([
  [1, '1'],
  [999, '999'],
  [312_600, '313'],
  [1_000_000, '1'],
  [4_823_449, '4,8'],
  [48_234_490, '48'],
  [5_000_000_000_000, '5.000'],
])('%d bytes', (bytes, number) => expect(fileSize(bytes, 'tr')).toMatch(new RegExp(`^${number}\\D`)));

test('in the reader’s language', () => {
  expect(fileSize(4_823_449, 'tr')).toBe('4,8 MB');
  expect(fileSize(4_823_449, 'en')).toBe('4.8 MB');
});

test.each([
  ['/media/katalog.pdf', 'PDF'],
  ['https://cdn.example/a%20b.Docx?v=2', 'DOCX'],
  ['/media/katalog', ''],
  ['/media/a.b/katalog', ''],
])('%s is of the kind %s', (src, kind) => expect(fileKind(src)).toBe(kind));
