import { processWide } from './process-wide.mjs';

test('two copies of a module share one value, which is created once', async () => {
  const make = jest.fn(() => ({ count: 0 }));
  processWide('test', make).count += 1;
  jest.resetModules();
  const copy = await import('./process-wide.mjs');
  expect(copy.processWide).not.toBe(processWide);
  expect(copy.processWide('test', make)).toEqual({ count: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('another name is another value', () => {
  expect(processWide('one', () => ({}))).not.toBe(processWide('other', () => ({})));
});
