/** @jest-environment node */
import { reportBackend } from './outage-log';

const backendUrl = 'http://127.0.0.1:3001';

test('an outage is logged once, and its end once', () => {
  const lines: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
  for (const isUp of [true, true, false, false, true, true, false]) {
    reportBackend({ isUp, backendUrl, reason: isUp ? undefined : 'no connection' });
  }
  const gone = `backend: ${backendUrl} fails (no connection); cached pages are served until it answers`;
  expect(lines).toEqual([gone, `backend: ${backendUrl} answers again`, gone]);
});
