/** @jest-environment node */
import type * as Stub from '../../test/stub-backend';
import { backend, failure, model, resetBackend } from '../../test/stub-backend';
import { getApplicationModel } from './application-model';
import { loadSiteTitles } from './site-titles';

jest.mock('../backend/client', () => jest.requireActual<typeof Stub>('../../test/stub-backend').stubbedClient);

beforeEach(resetBackend);

test('the site has a title in each of its languages', async () => {
  expect(await loadSiteTitles(await getApplicationModel('tr'))).toEqual({ tr: 'Site', en: 'Site EN' });
});

test('a language whose model cannot be fetched is left out', async () => {
  const own = await getApplicationModel('tr');
  let calls = 0;
  Object.defineProperty(backend.answers, 'GetApplicationModel', {
    configurable: true,
    get: () => ((calls += 1) === 1 ? model : failure),
  });
  expect(Object.keys(await loadSiteTitles(own))).toHaveLength(1);
});
