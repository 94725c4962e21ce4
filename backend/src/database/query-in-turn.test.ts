import { queryInTurn } from './query-in-turn';

/** A connection whose queries end when they are told to. */
function connection() {
  const sent: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const own = {
    query: (...args: unknown[]): unknown => {
      sent.push(String(args[0]));
      if (typeof args.at(-1) === 'function') return undefined;
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(args[0]))));
    },
  };
  queryInTurn(own);
  const untilSent = async (count: number) => {
    while (sent.length < count) await Promise.resolve();
  };
  return { own, sent, ends, untilSent };
}

it('sends a query once the one before has ended, also with an error', async () => {
  const { own, sent, ends, untilSent } = connection();
  const answers = Promise.allSettled(['one', 'two', 'three'].map((text) => own.query(text)));
  await untilSent(1);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(sent).toEqual(['one']);
  ends[0]?.(new Error('refused'));
  await untilSent(2);
  expect(sent).toEqual(['one', 'two']);
  ends[1]?.();
  await untilSent(3);
  ends[2]?.();
  expect(await answers).toMatchObject([{ status: 'rejected' }, { value: 'two' }, { value: 'three' }]);
});

it('leaves queries with a callback to the driver', () => {
  const { own, sent } = connection();
  expect(own.query('pooled', () => undefined)).toBeUndefined();
  expect(sent).toEqual(['pooled']);
});
