import { isColor } from './parse-section';

test.each([
  '#fff',
  '#A1b2C3',
  'rgb(1,2,3)',
  'rgb(255, 255, 255)',
  'rgba(0,0,0,.2)',
  'rgba(0, 0, 0, 0.35)',
  'rgba(1,2,3,1)',
  'rgba(1,2,3,0)',
])('%s is a colour', (value) => expect(isColor(value)).toBe(true));

test.each([
  '#ffff',
  'fff',
  'red',
  'rgb(1,2)',
  'rgb(256,0,0)',
  'rgba(0,0,0,1.5)',
  'rgba(0,0,0)',
  'url(x)',
  '#fff;x:y',
  'rgb(1,2,3);',
  '',
])('%s is not a colour', (value) => expect(isColor(value)).toBe(false));

test.each([
  'rgb( 1 , 2 , 3 )',
  'rgba( 1 , 2 , 3 , 0.5 )',
  'RGB(1,2,3)',
  'rgba(255,255,255,1.000)',
  'rgba(0,0,0,.255)',
  'rgba(0,0,0,0.999)',
])('%s is a colour too', (value) => expect(isColor(value)).toBe(true));

test.each([
  ...['rgb(1234,0,0)', 'rgb(0,256,0)', 'rgb(0,0,256)', 'rgb(0,0,0,0)', 'rgb(,0,0)', 'rgba(0,0,300,1)', 'rgba(0,0,0,2)'],
  ...[
    'rgba(0,0,0,1.1)',
    'rgba(0,0,0,00.5)',
    'rgba(0,0,0,0.)',
    'rgba(0,0,1)',
    '#fffffff',
    '#ggg',
    'x#fff',
    'a rgb(1,2,3)',
  ],
  ...['rgb(300 , 0 , 0)', 'rgb(0, 300 ,0)', 'rgb(0,0,300 )', 'rgba(0,0, 300 ,1)'],
  ...['rgb(1;2;3)', 'rgba(1,2,3;1)', 'rgb(a,b,c)', 'rgb[1,2,3]', 'rgba(1,2,3,4,.5)', 'rgb(1 2 3)', '#1234', '#12345'],
])('%s is not a colour either', (value) => expect(isColor(value)).toBe(false));
