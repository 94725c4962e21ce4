import type { Payload } from 'payload';
import { publishLater } from './publish-later';

const mark = { hash: 'h', state: 'done' } as const;

/** A database whose only page has had these states. @returns what was saved */
function payloadWith(...states: string[]) {
  const update = jest.fn();
  const docs = states.filter((state) => state === 'published');
  return { update, payload: { update, db: { findVersions: async () => ({ docs }) } } as unknown as Payload };
}

test('a page that was left as a draft is published by a later run', async () => {
  const { payload, update } = payloadWith('draft');
  expect(await publishLater(payload, { id: 7, _status: 'draft' }, mark)).toBe(true);
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ id: 7, data: { _status: 'published' } }));
});

test('a page that an editor has withdrawn stays a draft', async () => {
  const { payload, update } = payloadWith('published', 'draft');
  expect(await publishLater(payload, { id: 7, _status: 'draft' }, mark)).toBe(false);
  // The versions of that time may be gone.
  const later = payloadWith('draft');
  expect(await publishLater(later.payload, { id: 7, _status: 'draft' }, { ...mark, isPublished: true })).toBe(false);
  expect([...update.mock.calls, ...later.update.mock.calls]).toEqual([]);
});

test('a page that is public is not saved again', async () => {
  const { payload, update } = payloadWith('published');
  expect(await publishLater(payload, { id: 7, _status: 'published' }, mark)).toBe(false);
  expect(update).not.toHaveBeenCalled();
});
