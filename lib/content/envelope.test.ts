import { readEnvelope } from './envelope';

const ok = JSON.stringify({ success: true, data: { a: 1 } });
const none = JSON.stringify({ success: false, message: 'no' });

test.each([
  ['2xx with success', 200, ok, 'data'],
  ['2xx without success', 200, none, 'none'],
  ['404 with an envelope', 404, none, 'none'],
  ['404 without an envelope', 404, '<html>', 'failure'],
  ['404 that claims success', 404, ok, 'failure'],
  ['400 with an envelope', 400, none, 'failure'],
  ['500 with an envelope', 500, none, 'failure'],
  ['500 that claims success', 500, ok, 'failure'],
  ['2xx that is not JSON', 200, '<html>', 'failure'],
  ['2xx with JSON of another shape', 200, '[]', 'failure'],
  ['2xx with null', 200, 'null', 'failure'],
  ['2xx with a success that is no boolean', 200, '{"success":"true","data":1}', 'failure'],
  ['2xx with success and no data', 200, '{"success":true}', 'failure'],
])('%s', (_name, status, body, kind) => {
  expect(readEnvelope(status, body).kind).toBe(kind);
});
