/** @jest-environment node */
import { markIncomplete, watchCompleteness } from './mark-incomplete';

const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
beforeEach(() => fetched.mockClear());

test('a page that is rendered is tagged, and kept for a few seconds', async () => {
  await markIncomplete();
  expect(fetched).toHaveBeenCalledWith('data:,', { next: { tags: ['incomplete'], revalidate: 5 } });
});

test('a document knows whether it is complete, and no page is tagged for it', async () => {
  expect(await watchCompleteness(async () => 'whole')).toEqual({ content: 'whole', isComplete: true });
  const [lacking, other] = await Promise.all([
    watchCompleteness(async () => {
      await markIncomplete();
      return 'poor';
    }),
    watchCompleteness(async () => 'whole'),
  ]);
  expect(lacking).toEqual({ content: 'poor', isComplete: false });
  expect(other.isComplete).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('a failure to make a document is passed on', async () => {
  await expect(watchCompleteness(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});
