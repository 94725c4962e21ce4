import { writeScript } from './superscript';

test.each([
  ['2', 'sup', '²'],
  ['−19', 'sup', '⁻¹⁹'],
  ['(0)', 'sub', '₍₀₎'],
  ['1 2', 'sub', '₁ ₂'],
  ['2a', 'sup', '2a'],
  ['th', 'sup', 'th'],
  ['', 'sup', ''],
])('%s in <%s> is %s', (text, tag, written) => expect(writeScript(text, tag)).toBe(written));
