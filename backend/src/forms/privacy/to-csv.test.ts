import { parse } from 'csv-parse/sync';
import { toCsv } from './to-csv';

describe('toCsv', () => {
  it('keeps every text, for Excel too', () => {
    const rows = [
      { name: 'Şule "Ş" Öz', message: 'Satır 1\nSatır 2; a,b', attempts: 2, notes: null, isVerified: true },
    ];
    const csv = toCsv(rows, ['name', 'message', 'attempts', 'notes', 'isVerified']);
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(parse(csv, { bom: true, delimiter: ';', columns: true })).toEqual([
      { name: 'Şule "Ş" Öz', message: 'Satır 1\nSatır 2; a,b', attempts: '2', notes: '', isVerified: 'true' },
    ]);
  });

  it('holds a text together where a Turkish Excel would cut it', () => {
    expect(toCsv([{ a: 1, b: 'x;=HYPERLINK' }], ['a', 'b'])).toContain('1;"x;=HYPERLINK"');
  });

  it.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1'])('disarms %p', (text) => {
    const [[cell]] = parse(toCsv([{ a: text }], ['a']), { bom: true, from: 2 }) as [[string]];
    expect(cell).toBe(`'${text}`);
  });
});
