import { parseRedirectsCsv, redirectsToCsv } from './redirects-csv';

const read = (text: string) => parseRedirectsCsv(text, 'https://site.example');
const redirects = (text: string) => read(text).lines.map(({ redirect }) => redirect);

describe('parseRedirectsCsv', () => {
  it('reads spreadsheet files with English and Turkish column names', () => {
    const expected = [
      { from: '/eski', to: '/page/yeni', permanent: true, source: 'manual', note: null },
      { from: '/b.html', to: '/contact#map', permanent: false, source: 'manual', note: 'a, "b"' },
    ];
    expect(
      redirects('\uFEFFfrom,to,permanent,note\r\n/eski/,/page/yeni,,\r\n/b.html,/contact#map,no,"a, ""b"""\r\n'),
    ).toEqual(expected);
    expect(
      redirects(
        'Eski adres;Yeni adres;KALICI;Not\n/eski;https://site.example/page/yeni;Evet;\n\n/b.html;/contact#map;HAYIR;a, "b"\n'.replace(
          'a, "b"',
          '"a, ""b"""',
        ),
      ),
    ).toEqual(expected);
  });

  it('reports the invalid lines and their problems', () => {
    const text = 'from,to,permanent\n/a,/b,\nb,/c,\n/c,javascript:x,\n/d,/e,maybe\n/a/,/f,\n';
    expect(read(text).problems).toEqual([
      { line: 3, problem: 'redirectFrom' },
      { line: 4, problem: 'redirectTo' },
      { line: 5, problem: 'redirectPermanent' },
      { line: 6, problem: 'redirectTwice' },
    ]);
  });

  it.each([
    ['', 1, 'redirectHeader'],
    ['/a,/b\n/c,/d\n', 1, 'redirectHeader'],
    ['from,to\n', 1, 'redirectHeader'],
    ['from,to\n/a,/b,/c,/d\n', 2, 'redirectColumns'],
    ['from,to\n/a,"/b\n', 2, 'redirectColumns'],
    ['"from,to\n', 1, 'redirectHeader'],
    ['from,note\n/a,/b\n', 1, 'redirectHeader'],
    ['to,note\n/a,/b\n', 1, 'redirectHeader'],
  ])('%j cannot be read', (text, line, problem) =>
    expect(read(text)).toEqual({ lines: [], problems: [{ line, problem }] }),
  );
});

it('exports what it can import again, with formulas escaped', () => {
  const rows = [
    { from: '/a', to: '/b?c=1', permanent: false, source: 'manual' as const, note: 'x;"y"' },
    { from: '/c', to: 'https://x.example/', permanent: true, source: 'manual' as const, note: null },
  ];
  expect(redirects(redirectsToCsv(rows))).toEqual(rows);
  expect(redirectsToCsv(rows.map((row) => ({ ...row, note: '=1+1' })))).not.toContain(',=1+1');
});

const permanentOf = (text: string) => redirects(`from,to,permanent\n/a,/b,${text}\n`)[0]?.permanent;

it.each(['', 'true', 'YES', 'Evet', '1', '301', '308', 'doğru'])('%j is permanent', (text) =>
  expect(permanentOf(text)).toBe(true),
);

it.each(['false', 'NO', 'Hayır', '0', '302', '307', 'yanlış'])('%j is not permanent', (text) =>
  expect(permanentOf(text)).toBe(false),
);

it.each([
  'from,to,permanent,note',
  'FROM,TO,PERMANENT,NOTE',
  ' from , to , permanent , note ',
  'Eski Adres,Yeni Adres,Kalıcı,Not',
  'Old address,New address,Permanent,Note',
  'from\tto\tpermanent\tnote',
])('reads the columns of %j', (head) => {
  const line = head.includes('\t') ? '/a\t/b\tno\tn' : '/a,/b,no,n';
  expect(redirects(`${head}\n${line}\n`)).toEqual([
    { from: '/a', to: '/b', permanent: false, source: 'manual', note: 'n' },
  ]);
});

it('names unknown columns: one of them may say what the redirects are', () => {
  const { lines, problems } = read('from,to,type, hits ,\n/a,/page/b,302,7,\n');
  expect(problems).toEqual([{ line: 1, problem: 'redirectUnknown', names: ['type', 'hits'] }]);
  expect(lines).toHaveLength(1);
});

it('ignores columns without a name, blank lines, and spaces around values', () => {
  expect(redirects('from,to,\n\n "/a" , /b ,x\n')).toEqual([
    { from: '/a', to: '/b', permanent: true, source: 'manual', note: null },
  ]);
});

it('cuts a note after 500 characters', () => {
  expect(redirects(`from,to,note\n/a,/b, ${'n'.repeat(501)} \n`)[0]?.note).toBe('n'.repeat(500));
});

it('writes a byte order mark and a line of column names', () => {
  expect(redirectsToCsv([])).toBe('\uFEFFfrom,to,permanent,note\n');
  expect(
    redirectsToCsv([
      { from: '/a', to: '/b', permanent: true, source: 'manual' },
      { from: '/c', to: '/d', permanent: false, source: 'automatic', note: 'n' },
    ]),
  ).toBe('\uFEFFfrom,to,permanent,note\n/a,/b,yes,\n/c,/d,no,n\n');
});
