import { parseRedirectsCsv, redirectsToCsv } from './redirects-csv';

const read = (text: string) => parseRedirectsCsv(text, 'https://site.example');
const redirects = (text: string) => read(text).lines.map(({ redirect }) => redirect);

describe('parseRedirectsCsv', () => {
  it('reads a file of a spreadsheet, in either language', () => {
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

  it('says which lines are wrong, and why', () => {
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
  ])('%j cannot be read', (text, line, problem) => expect(read(text).problems).toEqual([{ line, problem }]));
});

it('writes what it reads, and no formulas', () => {
  const rows = [
    { from: '/a', to: '/b?c=1', permanent: false, source: 'manual' as const, note: 'x;"y"' },
    { from: '/c', to: 'https://x.example/', permanent: true, source: 'manual' as const, note: null },
  ];
  expect(redirects(redirectsToCsv(rows))).toEqual(rows);
  expect(redirectsToCsv(rows.map((row) => ({ ...row, note: '=1+1' })))).not.toContain(',=1+1');
});
