import { readRows, writeRows } from './payload-rows.mjs';

const payload = [
  '1:"$Sreact.fragment"\n',
  '2:I[7,["/a.js"],"Menu"]\n',
  ':HL["/a.css","style"]\n',
  '3:T19,Köprü:\n4:["$","p"]\nwas?',
  '5:X\n',
  '0:["$","main",null,{"children":"a:b"}]\n',
  'a:null\n',
].join('');

test('the rows of a payload are read by their kinds, and text by its bytes', () => {
  expect(readRows(payload)).toEqual([
    { id: '1', kind: '', text: '"$Sreact.fragment"' },
    { id: '2', kind: 'I', text: '[7,["/a.js"],"Menu"]' },
    { id: '', kind: 'HL', text: '["/a.css","style"]' },
    { id: '3', kind: 'T', text: 'Köprü:\n4:["$","p"]\nwas?' },
    { id: '5', kind: 'X', text: '' },
    { id: '0', kind: '', text: '["$","main",null,{"children":"a:b"}]' },
    { id: 'a', kind: '', text: 'null' },
  ]);
});

test('rows are written as they were read', () => expect(writeRows(readRows(payload) ?? [])).toBe(payload));

test.each(['no row', 'x:1\n', '1:["no end"]', '1:Tff,short', '1:Tno,text', '1:T5'])(
  '%j is no payload of React',
  (text) => expect(readRows(text)).toBeUndefined(),
);
