import { isWorthKeeping, readEnvelope } from './envelope.mjs';

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
  ['2xx with success and null', 200, '{"success":true,"data":null}', 'failure'],
])('%s', (_name, status, body, kind) => {
  expect(readEnvelope(status, body).kind).toBe(kind);
});

const address = (call: string) => `http://host/api/${call}?x=1`;
const answer = (data: unknown) => JSON.stringify({ success: true, data });

test('only usable data is cached', () => {
  expect(isWorthKeeping(address('GetPageData'), 200, answer({ pageKey: 'a', title: 'A' }))).toBe(true);
  expect(isWorthKeeping(address('GetCategoryPages'), 200, answer([]))).toBe(true);
  expect(isWorthKeeping(address('GetApplicationModel'), 200, answer({ siteInfo: { title: 'T' } }))).toBe(true);
});

test.each([
  ['GetPageData', 200, '<html>maintenance</html>'],
  ['GetPageData', 200, answer([1, 2])],
  ['GetPageData', 200, none],
  ['GetPageData', 404, none],
  ['GetApplicationModel', 200, answer({})],
  ['GetPageKeys', 200, answer({})],
  ['Anything', 200, answer([])],
])('%s with %s %s is not kept', (call, status, body) => {
  expect(isWorthKeeping(address(call), status, body)).toBe(false);
});

test.each([
  [500, '<html>', 'status 500, not an envelope'],
  [200, '[]', 'status 200, not an envelope'],
  [200, '"x"', 'status 200, not an envelope'],
  [200, '{"success":1}', 'status 200, not an envelope'],
  [200, '{"success":true}', 'success without data'],
  [300, ok, 'status 300'],
  [199, ok, 'status 199'],
  [404, ok, 'status 404'],
  [503, none, 'status 503'],
])('the reason why %i with %s is a failure: %s', (status, body, reason) =>
  expect(readEnvelope(status, body)).toEqual({ kind: 'failure', reason }),
);

test.each([200, 299])('any data with the status %i is data', (status) => {
  expect(readEnvelope(status, ok)).toEqual({ kind: 'data', data: { a: 1 } });
  expect(readEnvelope(status, answer(0))).toEqual({ kind: 'data', data: 0 });
  expect(readEnvelope(status, none)).toEqual({ kind: 'none' });
});

test.each([
  ['GetPageKeys', [], true],
  ['GetRedirects', [], true],
  ['GetRedirects', {}, false],
  ['SearchPages', { results: [] }, true],
  ['SearchPages', { results: {} }, false],
  ['SearchPages', [], false],
  ['SearchPages', null, false],
  ['GetCategoryPages', {}, false],
  ['GetCategoryPages', [1, { a: 2 }], false],
  ['GetCategoryPages', [1, { pageKey: 'a' }], true],
  ['GetPageData', { pageKey: '' }, false],
  ['GetPageData', 'x', false],
  ['GetApplicationModel', { siteInfo: { title: '' } }, false],
  ['GetApplicationModel', { siteInfo: [] }, false],
  ['GetApplicationModel', [], false],
  ['GetApplicationModel', { siteInfo: {}, menu: {}, footer: [] }, true],
  ['GetApplicationModel', { siteInfo: {}, menu: {} }, false],
  ['GetApplicationModel', { siteInfo: {}, menu: {}, footer: 'x' }, false],
  ['x/api/GetPageKeys', [], true],
  ['GetPageKeys/x', [], false],
  ['SendMail', {}, false],
])('of %s %j may be kept: %s', (call, data, expected) =>
  expect(isWorthKeeping(address(call), 200, answer(data))).toBe(expected),
);

test.each([
  [
    { total: 5, next: 'x' },
    { total: 5, next: 'x' },
  ],
  [{ total: 0, next: '' }, { total: 0 }],
  [{ total: -1, next: 5 }, {}],
  [{ total: 1.5, next: null }, {}],
  [{ total: '5', next: 'x'.repeat(501) }, {}],
  [{ total: 1e300, next: { a: 1 } }, {}],
])('beside a part of a list, %j is read as %j', (beside, expected) => {
  expect(readEnvelope(200, JSON.stringify({ success: true, data: [], ...beside }))).toEqual({
    ...{ kind: 'data', data: [] },
    ...expected,
  });
});
