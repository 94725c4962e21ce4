/** @jest-environment jsdom */
import { clearDraft, clearTakenOver, hasDraft, readDrafts, thisTab, watchDrafts, writeDraft } from './draft';

const place = { userId: '1', pageKey: 'about', target: 'section:hero-1' };
const draft = { ...place, revisions: { tr: 'r' }, base: { tr: { title: 'A' } }, values: { tr: { title: 'B' } } };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('unsaved edits are available after a reload, for their editor and page only', () => {
  expect(writeDraft(draft)).toBe(true);
  expect(readDrafts('1', 'about')).toMatchObject([draft]);
  expect(readDrafts('2', 'about')).toEqual([]);
  expect(readDrafts('1', 'contact')).toEqual([]);
  clearDraft(place);
  expect(readDrafts('1', 'about')).toEqual([]);
});

test('the latest draft comes first; invalid ones and those older than a month are deleted', () => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01') });
  writeDraft({ ...draft, target: 'old' });
  jest.setSystemTime(Date.parse('2026-11-19'));
  writeDraft({ ...draft, target: 'first' });
  jest.setSystemTime(Date.parse('2026-11-20'));
  writeDraft({ ...draft, target: 'second' });
  window.localStorage.setItem('edit-draft:1:about:x', '{"half');
  expect(readDrafts('1', 'about').map(({ target }) => target)).toEqual(['second', 'first']);
  expect(window.localStorage).toHaveLength(2);
});

test('without storage, writing returns false and nothing fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(draft)).toBe(false);
});

test.each([
  ['null'],
  ['5'],
  [{ pageKey: 5 }],
  [{ target: undefined }],
  [{ revisions: 'x' }],
  [{ base: null }],
  [{ values: [] }],
  [{ savedAt: 'x' }],
])('an invalid draft is deleted: %j', (broken) => {
  writeDraft(draft);
  const [name = ''] = Object.keys(window.localStorage);
  const whole = JSON.parse(window.localStorage.getItem(name) ?? '') as object;
  const text = typeof broken === 'string' ? broken : JSON.stringify({ ...whole, ...broken });
  window.localStorage.setItem(name, text);
  expect(readDrafts('1', 'about')).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('a draft is kept for thirty days', () => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01') });
  writeDraft(draft);
  const day = 24 * 60 * 60 * 1000;
  jest.setSystemTime(Date.parse('2026-10-01') + 30 * day - 1);
  expect(readDrafts('1', 'about')).toHaveLength(1);
  jest.setSystemTime(Date.parse('2026-10-01') + 30 * day);
  expect(readDrafts('1', 'about')).toEqual([]);
});

test('other entries of the storage stay, and drafts of another editor are not offered', () => {
  window.localStorage.setItem('other', 'x');
  writeDraft(draft);
  const [name = ''] = Object.keys(window.localStorage).filter((key) => key !== 'other');
  const text = window.localStorage.getItem(name) ?? '';
  window.localStorage.setItem('edit-draft:2:about:x', text);
  window.localStorage.setItem('edit-draft:1:contact:x', text);
  expect(readDrafts('2', 'about')).toEqual([]);
  expect(readDrafts('1', 'contact')).toEqual([]);
  expect(readDrafts('1', 'about')).toHaveLength(1);
  expect(window.localStorage).toHaveLength(4);
});

test('a browser without storage has no drafts', () => {
  writeDraft(draft);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readDrafts('1', 'about')).toEqual([]);
});

test('two tabs of an editor keep a draft each', () => {
  writeDraft({ ...draft, tab: 'a', values: { tr: { title: 'A' } } });
  writeDraft({ ...draft, tab: 'b', values: { tr: { title: 'B' } } });
  expect(
    readDrafts('1', 'about')
      .map(({ values }) => values.tr?.title)
      .sort(),
  ).toEqual(['A', 'B']);
  expect([hasDraft({ ...place, tab: 'a' }), hasDraft({ ...place, tab: 'c' }), hasDraft(place)]).toEqual([
    true,
    false,
    false,
  ]);
  clearDraft({ ...place, tab: 'a' });
  expect(readDrafts('1', 'about').map(({ tab }) => tab)).toEqual(['b']);
});

test('a draft can be stored under another page and section, and names those', () => {
  writeDraft({ ...draft, stored: { pageKey: 'reusable', target: 'section:r' } });
  expect(readDrafts('1', 'about')).toEqual([]);
  const [found] = readDrafts('1', 'reusable');
  expect(found).toMatchObject({ pageKey: 'reusable', target: 'section:r' });
  expect(found).not.toHaveProperty('stored');
});

test('edits of a page count whatever its key is by now; those of another page at that key do not', () => {
  writeDraft({ ...draft, uuid: 'u-1' });
  expect(readDrafts('1', 'moved', 'u-1')).toMatchObject([{ pageKey: 'about' }]);
  expect(readDrafts('1', 'about', 'u-2')).toEqual([]);
  expect(readDrafts('1', 'about')).toHaveLength(1);
  window.localStorage.clear();
  writeDraft(draft);
  expect(readDrafts('1', 'about', 'u-2')).toHaveLength(1);
  expect(readDrafts('1', 'moved', 'u-2')).toEqual([]);
});

describe('a draft that another tab has taken over', () => {
  const theirs = { ...draft, tab: 'another' };
  const own = { ...place, tab: thisTab };
  const read = () => readDrafts('1', 'about')[0];

  test('is removed', () => {
    writeDraft(theirs);
    const taken = read();
    if (taken) clearTakenOver(taken, own);
    expect(read()).toBeUndefined();
  });

  test('stays if its own tab has typed more since', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20') });
    writeDraft(theirs);
    const taken = read();
    jest.advanceTimersByTime(1);
    writeDraft(theirs);
    if (taken) clearTakenOver(taken, own);
    expect(read()).toMatchObject(theirs);
  });

  test('stays if it is this tab’s own', () => {
    writeDraft({ ...draft, tab: thisTab });
    const mine = read();
    if (mine) clearTakenOver(mine, own);
    expect(read()).toMatchObject({ tab: thisTab });
  });

  test('is no error if it is gone', () => {
    writeDraft(theirs);
    const taken = read();
    window.localStorage.clear();
    if (taken) clearTakenOver(taken, own);
    expect(window.localStorage).toHaveLength(0);
  });
});

test('a tab hears of the drafts of others, until it stops listening', () => {
  const onChange = jest.fn();
  const stop = watchDrafts(onChange);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  tell('edit-draft:1:about:page');
  tell(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  tell('other');
  tell('my-edit-draft:');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  tell(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a browser that forbids storage has no draft', () => {
  writeDraft(draft);
  expect(hasDraft(place)).toBe(true);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(hasDraft(place)).toBe(false);
  expect(() => clearTakenOver({ ...draft, tab: 'another', savedAt: 1 }, place)).not.toThrow();
});
