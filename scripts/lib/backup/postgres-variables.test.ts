/** @jest-environment node */
import fs from 'node:fs';

import { postgresVariables } from './postgres-variables.mjs';

const there = (...files: string[]) => {
  jest.spyOn(fs, 'existsSync').mockImplementation((file) => files.some((one) => String(file).endsWith(one)));
};
afterEach(() => jest.restoreAllMocks());

test('every part of the address is passed on', () => {
  const query =
    'sslmode=verify-full&sslrootcert=/etc/ca.pem&sslcert=/etc/a.crt&sslkey=/etc/a.key&options=-c%20jit%3Doff';
  expect(postgresVariables(`postgres://site:g%40z@db.example.com:5433/content?${query}`, {})).toEqual({
    PGHOST: 'db.example.com',
    PGPORT: '5433',
    PGUSER: 'site',
    PGPASSWORD: 'g@z',
    PGDATABASE: 'content',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ca.pem',
    PGSSLCERT: '/etc/a.crt',
    PGSSLKEY: '/etc/a.key',
    PGOPTIONS: '-c jit=off',
  });
});

test.each([
  ['an IPv6 address has no brackets', 'postgres://site@[2001:db8::1]:5432/site', { PGHOST: '2001:db8::1' }],
  ['a socket is named by its folder', 'postgres:///site?host=%2Frun%2Fpg', { PGHOST: '/run/pg' }],
  ['a port of the query counts', 'postgres://db:5432/site?port=5433', { PGPORT: '5433' }],
  [
    'a user and a password of the query count',
    'postgres://nobody:x@db/site?user=site&password=g%40z',
    { PGUSER: 'site', PGPASSWORD: 'g@z' },
  ],
  ['no-verify is a word of the driver', 'postgres://db/site?sslmode=no-verify', { PGSSLMODE: 'require' }],
])('%s', (_, url, expected) => {
  expect(postgresVariables(url, {})).toMatchObject(expected);
});

describe('a certificate that has to be checked, without one to check it by', () => {
  const rootsOf = (mode: string, env = {}) =>
    postgresVariables(`postgres://db/site?sslmode=${mode}`, env).PGSSLROOTCERT;

  test('is checked by the public ones', () => {
    there('/ca-bundle.crt');
    expect(['verify-full', 'verify-ca', 'require'].map((mode) => rootsOf(mode))).toEqual([
      '/etc/pki/tls/certs/ca-bundle.crt',
      '/etc/pki/tls/certs/ca-bundle.crt',
      undefined,
    ]);
    there();
    expect(postgresVariables('postgres://db/site?sslmode=verify-ca', {})).toMatchObject({
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: 'system',
    });
  });

  test('is checked by what the machine names', () => {
    there('/.postgresql/root.crt', '/ca-certificates.crt');
    expect(rootsOf('verify-full')).toBeUndefined();
    there('/ca-certificates.crt');
    expect(rootsOf('verify-full', { PGSSLROOTCERT: '/etc/own.pem' })).toBeUndefined();
  });
});
