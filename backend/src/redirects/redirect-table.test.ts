import { enter, follow, RedirectLoop, resolveLink, type Redirect } from './redirect-table';

const redirect = (from: string, to: string, permanent = true): Redirect => ({ from, to, permanent });
const table = (...rows: Redirect[]) => new Map(rows.map((row) => [row.from, row]));

describe('enter', () => {
  it('leads to the end in a single step', () => {
    expect(enter(table(redirect('/a', '/b')), [redirect('/b', '/c')])).toEqual([
      redirect('/a', '/c'),
      redirect('/b', '/c'),
    ]);
    expect(enter(table(redirect('/b', '/c')), [redirect('/a', '/b?x=1#y')])).toEqual([redirect('/a', '/c?x=1#y')]);
    expect(enter(table(), [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', 'https://x.example/')])).toEqual(
      ['/a', '/b', '/c'].map((from) => redirect(from, 'https://x.example/')),
    );
  });

  it('leaves rows alone that it does not concern', () => {
    expect(enter(table(redirect('/x', '/y')), [redirect('/a', '/b')])).toEqual([redirect('/a', '/b')]);
  });

  it.each([
    ['itself', [], redirect('/a', '/a')],
    ['a way back', [redirect('/b', '/a')], redirect('/a', '/b')],
    ['a long way back', [redirect('/b', '/c'), redirect('/c', '/d#x')], redirect('/d', '/b')],
    ['a way back through another language', [redirect('/b', '/en/a')], redirect('/a', '/en/b')],
    ['its own translation', [], redirect('/a', '/en/a')],
  ])('refuses a circle: %s', (_, rows, entry) => {
    expect(() => enter(table(...rows), [entry])).toThrow(RedirectLoop);
  });
});

describe('follow', () => {
  const rows = table(redirect('/old', '/new'), redirect('/en/only', '/en/english'));
  it.each([
    ['/old', '/new'],
    ['/en/old', '/en/new'],
    ['/en/only', '/en/english'],
    ['/only', '/only'],
    ['https://x.example/old', 'https://x.example/old'],
  ])('%s leads to %s', (from, to) => expect(follow(rows, from)).toBe(to));
});

describe('resolveLink', () => {
  const rows = table(
    redirect('/old', '/new'),
    redirect('/k%C3%B6pr%C3%BC', '/new'),
    redirect('/now', '/then', false),
    redirect('/out', 'https://x.example/'),
  );
  it.each([
    ['/old#here', '/new#here'],
    ['/old/', '/new'],
    ['/out?token=secret', 'https://x.example/'],
    ['/köprü', '/new'],
    ['/now', '/now'],
    ['/other', '/other'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/%', '/%'],
  ])('%s becomes %s', (href, expected) => expect(resolveLink(rows, href)).toBe(expected));
});
