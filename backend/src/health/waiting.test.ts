import type { Payload, Where } from 'payload';
import { countOutbox } from './waiting';

type Row = Record<string, unknown>;

jest.mock('@payloadcms/db-sqlite/drizzle', () => ({}));
jest.mock('../editing/schedule/jobs', () => ({}));

const queued: Row = { delivery: 'queued', nextAttemptAt: 'soon' };
const sent: Row = { delivery: 'sent', nextAttemptAt: null };
const triedAgain: Row = { delivery: 'failed', nextAttemptAt: 'later' };
const givenUp: Row = { delivery: 'failed', nextAttemptAt: null };

const fits = (row: Row, where: Where): boolean =>
  Object.entries(where).every(([field, test]) => {
    if (field === 'and') return (test as Where[]).every((part) => fits(row, part));
    const { equals, exists } = test as { equals?: unknown; exists?: boolean };
    return equals === undefined ? (row[field] !== null) === exists : row[field] === equals;
  });

/** What is counted where the collections have these mails, and no others. */
function counted(mails: Record<string, Row[]>) {
  const count = ({ collection, where }: { collection: string; where: Where }) =>
    Promise.resolve({ totalDocs: (mails[collection] ?? []).filter((row) => fits(row, where)).length });
  return countOutbox({ count } as unknown as Payload);
}

it('mails that wait, and those that are tried again, are counted in every collection', async () => {
  const mails = [queued, sent, triedAgain];
  expect(await counted({ messages: mails, 'newsletter-subscribers': mails, 'editor-mails': mails })).toEqual({
    waiting: 6,
    failed: 3,
  });
});

it.each(['newsletter-subscribers', 'editor-mails'])('an address that does not exist is no fault: %s', async (slug) => {
  expect(await counted({ [slug]: [givenUp, sent] })).toEqual({ waiting: 0, failed: 0 });
});

it('a message that never reached the company is a fault, whatever comes next', async () => {
  expect(await counted({ messages: [givenUp] })).toEqual({ waiting: 0, failed: 1 });
});
