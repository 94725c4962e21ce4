import { MemoryDatabase, type Row } from '../../../testing/memory-database';

jest.mock('../account-names', () => ({ readColleagues: () => Promise.resolve([]) }));
jest.mock('../mails/queue-mails', () => ({ queueMails: () => Promise.resolve() }));
jest.mock('./request-mails', () => ({ answerMails: () => [] }));

import { answerRequests } from './settle';
import type { StoredRequest } from './stored';

const request = (id: number, state: string, revision = 'r1', uuid = 'u-1'): Row => ({ id, uuid, state, revision });
const by = { id: 1, name: 'Ece' };

async function statesAfter(answer: Partial<Parameters<typeof answerRequests>[2]>, rows: Row[]) {
  const { req, rows: stored } = new MemoryDatabase({ 'publication-requests': rows });
  await answerRequests(req, 'u-1', { state: 'approved', by, ...answer });
  return stored['publication-requests']?.map(({ state }) => state);
}

test('a publication approves what is open, and ends what was returned', async () => {
  const others = [request(3, 'withdrawn'), request(4, 'returned', 'r1', 'u-2')];
  const rows = [request(1, 'returned'), request(2, 'open'), ...others];
  expect(await statesAfter({}, rows)).toEqual(['replaced', 'approved', 'withdrawn', 'returned']);
});

test('a returned request ends where nothing is open', async () => {
  expect(await statesAfter({}, [request(1, 'returned')])).toEqual(['replaced']);
});

test('a plan ends only the requests for what it publishes', async () => {
  const isMeant = ({ revision }: StoredRequest) => revision === 'r1';
  expect(await statesAfter({ isMeant }, [request(1, 'returned', 'r2'), request(2, 'returned')])).toEqual([
    'returned',
    'replaced',
  ]);
});

test('returning a request ends no other one', async () => {
  expect(await statesAfter({ state: 'returned' }, [request(1, 'returned'), request(2, 'open')])).toEqual([
    'returned',
    'returned',
  ]);
});
