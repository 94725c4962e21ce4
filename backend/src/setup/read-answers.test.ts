import { logoProblem, readAnswers } from './read-answers';

const file = (type: string, bytes: string | number[]) => ({ name: 'logo', type, bytes: Buffer.from(bytes as string) });

test('a name in Turkish is all that is needed', () => {
  const { answers, problems } = readAnswers({ version: 3, facts: { names: { tr: ' Acme ', en: '' } } });
  expect(problems).toEqual({});
  expect(answers).toMatchObject({
    version: 3,
    languages: ['tr'],
    pages: [],
    facts: { names: { tr: 'Acme' }, email: '' },
  });
  expect(answers.facts.names).toEqual({ tr: 'Acme' });
});

test('each field says what is wrong with it', () => {
  const facts = { email: 'x', kepAddress: 'y@z', phone: '12', mersisNo: '123', managers: 'm'.repeat(1001) };
  expect(readAnswers({ facts: { names: { en: 'A'.repeat(101) }, ...facts } }).problems).toEqual({
    'name.tr': 'required',
    'name.en': 'tooLong',
    email: 'email',
    kepAddress: 'email',
    phone: 'phone',
    mersisNo: 'mersis',
    managers: 'tooLong',
  });
});

test('a MERSİS number may be written in groups', () => {
  const names = { tr: 'A' };
  expect(readAnswers({ facts: { names, mersisNo: '0123-4567-8901-2345' } }).problems).toEqual({});
  expect(readAnswers({ facts: { names, mersisNo: '0123-4567-8901-234x' } }).problems).toEqual({ mersisNo: 'mersis' });
});

test.each([null, 5, [], 'x', {}, { facts: [] }, { facts: { names: 'x' }, pages: {}, languages: 4 }])(
  'half a form is refused at the name, and breaks nothing: %j',
  (sent) => {
    const { answers, problems } = readAnswers(sent);
    expect(problems).toEqual({ 'name.tr': 'required' });
    expect(answers).toMatchObject({ languages: ['tr'], pages: [] });
  },
);

test('a logo is read by what it holds', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
  expect(logoProblem(file('image/svg+xml', svg))).toBeUndefined();
  expect(logoProblem(file('image/svg+xml', svg.replace('<path', '<script/><path')))).toBe('logoScript');
  expect(logoProblem(file('image/svg+xml', 'no'))).toBe('logoBroken');
  expect(logoProblem(file('image/png', svg))).toBe('logoBroken');
  expect(logoProblem(file('image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBeUndefined();
  expect(logoProblem(file('text/html', svg))).toBe('logoType');
  expect(logoProblem(file('image/svg+xml', ' '.repeat(1024 * 1024 + 1)))).toBe('logoSize');
});

test('the look has a theme, and colours as they were written', () => {
  const look = (brand: unknown) => readAnswers({ facts: { names: { tr: 'A' } }, brand }).answers.brand;
  expect(look({ theme: 'technical', colors: { ink: ' #111111 ', accent: 5 } })).toEqual({
    theme: 'technical',
    colors: { ink: '#111111', accent: '', paper: '', surface: '', dark: '' },
  });
  for (const wrong of [undefined, 'x', { theme: 'none' }]) expect(look(wrong)).toMatchObject({ theme: 'drawing' });
});
