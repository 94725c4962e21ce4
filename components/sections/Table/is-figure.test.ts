import { isFigure } from './is-figure';

test.each(['', '12', '1.250', '12,5 %', '± 3 mm', '≥ 40', '–', '18 m', '3,2 m³', '45 kN/m²'])(
  '%j is a figure',
  (cell) => {
    expect(isFigure(cell)).toBe(true);
  },
);

test.each(['Kumlu kil', '3. etap tamamlandı', 'C30/37', 'Ø 800'])('%j is a text', (cell) => {
  expect(isFigure(cell)).toBe(false);
});
