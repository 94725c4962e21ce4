import { requestIdOf } from './request-id';

const headersOf = (id: string) => ({ headers: new Headers({ 'x-request-id': id }) });

test('the id from the site is logged', () => {
  expect(requestIdOf(headersOf('0b8f3c1e-7c55-4f0e-9d5e-2f2f5a3a1c11'))).toEqual({
    requestId: '0b8f3c1e-7c55-4f0e-9d5e-2f2f5a3a1c11',
  });
});

test.each(['', 'short', 'x'.repeat(65), 'a b c d e f g h', '"},{"level":60'])(
  'the invalid id %j is not logged',
  (id) => {
    expect(requestIdOf(headersOf(id))).toEqual({});
  },
);
