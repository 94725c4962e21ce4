import { blanksIn, fillBlanks } from './fill-blanks';

const template = {
  title: '{{legalName}}',
  sections: [{ description: '<p>{{legalName}}, {{address}}</p>', list: [{ content: '{{mersisNo}}' }] }],
  data: null,
};

test('blanks are filled at every depth, and escaped in HTML only', () => {
  const filled = fillBlanks(template, { legalName: 'Ada & "Oğul" <Ltd>', address: 'Ankara' });
  expect(filled).toEqual({
    title: 'Ada & "Oğul" <Ltd>',
    sections: [
      {
        description: '<p>Ada &amp; &quot;Oğul&quot; &lt;Ltd&gt;, Ankara</p>',
        list: [{ content: '{{mersisNo}}' }],
      },
    ],
    data: null,
  });
  expect(blanksIn(filled)).toEqual(['mersisNo']);
});

test('an empty value leaves its blank, and a value is not read as a template', () => {
  expect(blanksIn(fillBlanks(template, { legalName: '', mersisNo: '{{address}}', address: 'x' }))).toEqual([
    'legalName',
    'address',
  ]);
});
