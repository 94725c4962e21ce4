import type { Payload } from 'payload';
import { loadLanguages } from '../offered-languages';
import { forgetTable } from '../redirects/link-resolver';
import { searchNews } from '../search/update-index';
import { applyChange } from './apply-change';
import { ownName } from './announce-change';

jest.mock('../offered-languages', () => ({ loadLanguages: jest.fn() }));
jest.mock('../redirects/link-resolver', () => ({ forgetTable: jest.fn() }));
jest.mock('../search/update-index', () => ({ searchNews: { page: jest.fn(), frame: jest.fn(), unknown: jest.fn() } }));

const warn = jest.fn();
const payload = { logger: { warn, error: jest.fn(), info: jest.fn() } } as unknown as Payload;
const take = (news: unknown) => applyChange(payload, typeof news === 'string' ? news : JSON.stringify(news));

beforeEach(() => jest.clearAllMocks());

test('what another process has changed is brought up to date, and nothing else', () => {
  take({ changed: 'page', id: 7, from: 'another' });
  expect(searchNews.page).toHaveBeenCalledWith(payload, 7);
  take({ changed: 'frame', from: 'another' });
  expect(searchNews.frame).toHaveBeenCalledTimes(1);
  take({ changed: 'redirects', from: 'another' });
  expect(forgetTable).toHaveBeenCalledTimes(1);
  expect(searchNews.unknown).not.toHaveBeenCalled();
});

test('what this process has said itself changes nothing', () => {
  take({ changed: 'page', id: 7, from: ownName() });
  take({ changed: 'of a later version', from: ownName() });
  expect(searchNews.page).not.toHaveBeenCalled();
  expect(searchNews.unknown).not.toHaveBeenCalled();
});

test('a message of another version that is not understood reloads everything, and is logged once', () => {
  const unknown = ['no JSON', '7', { changed: 'menu', from: 'another' }, { changed: 'page', id: {}, from: 'another' }];
  for (const [index, news] of unknown.entries()) {
    take(news);
    expect(searchNews.unknown).toHaveBeenCalledTimes(index + 1);
    expect(forgetTable).toHaveBeenCalledTimes(index + 1);
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('not understood')]]);
});

test('languages that could not be read are read again', async () => {
  jest.useFakeTimers();
  jest.mocked(loadLanguages).mockRejectedValueOnce(new Error('the database is away'));
  take({ changed: 'languages', from: 'another' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(loadLanguages).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
