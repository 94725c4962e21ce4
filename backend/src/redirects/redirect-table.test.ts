import { enter, follow, RedirectLoop, resolveLink, type Redirect } from './redirect-table';

const redirect = (from: string, to: string, permanent = true): Redirect => ({ from, to, permanent });
const table = (...rows: Redirect[]) => new Map(rows.map((row) => [row.from, row]));

describe('enter', () => {
  it('stores the final target', () => {
    expect(enter(table(redirect('/a', '/b')), [redirect('/b', '/c')])).toEqual([
      redirect('/a', '/c'),
      redirect('/b', '/c'),
    ]);
    expect(enter(table(redirect('/b', '/c')), [redirect('/a', '/b?x=1#y')])).toEqual([redirect('/a', '/c?x=1#y')]);
    expect(enter(table(), [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', 'https://x.example/')])).toEqual(
      ['/a', '/b', '/c'].map((from) => redirect(from, 'https://x.example/')),
    );
  });

  it('a temporary redirect changes none that lead to its start, until it is permanent', () => {
    const now = redirect('/new', '/campaign', false);
    expect(enter(table(redirect('/old', '/new')), [now])).toEqual([now]);
    expect(enter(table(now), [redirect('/old', '/new')])).toEqual([redirect('/old', '/new')]);
    expect(enter(table(redirect('/old', '/new'), now), [{ ...now, permanent: true }])).toEqual([
      redirect('/old', '/campaign'),
      redirect('/new', '/campaign'),
    ]);
  });

  it('a temporary redirect is stored with its final target, up to the next temporary one', () => {
    const rows = table(redirect('/b', '/c'), redirect('/c', '/d', false), redirect('/d', '/e'));
    expect(enter(rows, [redirect('/a', '/b', false)])).toEqual([
      redirect('/c', '/e', false),
      redirect('/a', '/c', false),
    ]);
  });

  it('does not change other rows', () => {
    expect(enter(table(redirect('/x', '/y')), [redirect('/a', '/b')])).toEqual([redirect('/a', '/b')]);
  });

  it.each([
    ['itself', [], redirect('/a', '/a')],
    ['a way back', [redirect('/b', '/a')], redirect('/a', '/b')],
    ['a long way back', [redirect('/b', '/c'), redirect('/c', '/d#x')], redirect('/d', '/b')],
    ['a way back through another language', [redirect('/b', '/en/a')], redirect('/a', '/en/b')],
    ['its own translation', [], redirect('/a', '/en/a')],
    ['a way back over a temporary one', [redirect('/b', '/a', false)], redirect('/a', '/b')],
  ])('refuses a loop: %s', (_, rows, entry) => {
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
  ])('%s resolves to %s', (from, to) => expect(follow(rows, from)).toBe(to));
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
  ])('%s resolves to %s', (href, expected) => expect(resolveLink(rows, href)).toBe(expected));
});

describe('addresses of this and other sites', () => {
  const loop = 'https://x.example/old';

  it('does not follow another site’s address, even if its path has a redirect here', () => {
    const rows = table(redirect('/out', loop), redirect('https://x.example/old', '/trap'), redirect('/old', '/trap'));
    expect(follow(rows, '/out')).toBe(loop);
    expect(follow(rows, loop)).toBe(loop);
    expect(resolveLink(rows, loop)).toBe(loop);
  });

  it('keeps the query, unless the target has one or is another site', () => {
    const rows = table(redirect('/a', '/b'), redirect('/c', '/d?x=1'), redirect('/e', '/f#y'), redirect('/g', loop));
    expect(['/a?q=1#z', '/c?q=1', '/e?q=1', '/g?q=1'].map((address) => follow(rows, address))).toEqual([
      '/b?q=1#z',
      '/d?x=1',
      '/f#y',
      loop,
    ]);
  });

  it('applies the redirect of a path without language to its translation, and to no other paths', () => {
    const rows = table(redirect('/old', '/'), redirect('/q', '/new?a=1'), redirect('/tr-only', '/tr/x'));
    expect(follow(rows, '/en/old')).toBe('/en');
    expect(follow(rows, '/en/q')).toBe('/en/new?a=1');
    expect(follow(rows, '/tr/old')).toBe('/');
    expect(follow(rows, '/xx/old')).toBe('/xx/old');
    expect(follow(rows, '/en/tr-only')).toBe('/tr/x');
  });

  it('treats a chain of more than fifty steps as a loop', () => {
    const steps = (count: number) =>
      table(...Array.from({ length: count }, (_, index) => redirect(`/s${index}`, `/s${index + 1}`)));
    expect(follow(steps(49), '/s0')).toBe('/s49');
    expect(follow(steps(50), '/s0')).toBeUndefined();
  });

  it('names the address of a loop', () => {
    expect(() => enter(table(), [redirect('/fine', '/x'), redirect('/a', '/a')])).toThrow(
      expect.objectContaining({ name: 'RedirectLoop', message: '/a' }),
    );
  });

  it('leaves existing rows that form a loop unchanged', () => {
    const rows = table(redirect('/x', '/y'), redirect('/y', '/x'));
    expect(enter(rows, [redirect('/a', '/b')])).toEqual([redirect('/a', '/b')]);
  });
});
