import { starterNames } from './starter-names';

jest.mock('../runtime-env', () => ({ backendDir: `${process.cwd()}/backend` }));

test('the starter’s names stand in for the company’s until the first setup, and no others do', async () => {
  expect(await starterNames({ seed: 'starter', version: 0 })).toEqual({ tr: 'Şirketiniz', en: 'Your Company' });
  expect(await starterNames({ seed: 'starter', version: 1 })).toEqual({});
  for (const seed of ['demo', 'none', undefined] as const) expect(await starterNames({ seed, version: 0 })).toEqual({});
});
