/** @jest-environment node */
import { passTime, setClock, startClocks, stopClocks } from '../../test/clocks';
import { KnownOriginals, markPicturesDue } from './known-originals';
import type { Original } from './picture-store.mjs';

const dayMs = 24 * 3600 * 1000;
const original = (): Original => ({
  source: '/a.jpg',
  plainType: 'image/jpeg',
  revision: 'r',
  etag: '',
  lastModified: '',
  checkedAt: Date.now(),
});

beforeEach(() => stopClocks());
afterEach(startClocks);

test('the record of an original is read once a minute', async () => {
  const read = jest.fn(() => Promise.resolve(original()));
  const known = new KnownOriginals(read);
  await known.get('/a.jpg');
  passTime(59_000);
  await known.get('/a.jpg');
  expect(read).toHaveBeenCalledTimes(1);
  passTime(1000);
  await known.get('/a.jpg');
  expect(read).toHaveBeenCalledTimes(2);
});

test('that there is no picture is forgotten in time when the clock of the machine was set back', async () => {
  const known = new KnownOriginals(() => Promise.resolve(undefined));
  known.remember('/a.jpg', 'none');
  setClock(-dayMs);
  passTime(10_000);
  expect(await known.get('/a.jpg')).toBeUndefined();
});

test('an original is checked after its time, and when pictures may have changed', () => {
  const known = new KnownOriginals(() => Promise.resolve(undefined));
  const checked = original();
  expect(known.isDue(checked, 60_000)).toBe(false);
  passTime(60_000);
  expect(known.isDue(checked, 60_000)).toBe(true);
  const later = original();
  passTime(1);
  markPicturesDue();
  expect(known.isDue(later, 60_000)).toBe(true);
});

test('an original that was checked in the future is checked, and once', () => {
  const known = new KnownOriginals(() => Promise.resolve(undefined));
  const checked = original();
  markPicturesDue();
  setClock(-dayMs);
  expect(known.isDue(checked, 60_000)).toBe(true);
  passTime(1);
  expect(known.isDue(original(), 60_000)).toBe(false);
});
