import { EnvError, readSiteEnv } from './site-env.mjs';

test('an empty environment gives a site that works on one machine', () => {
  expect(readSiteEnv({})).toEqual({
    port: 3000,
    backendUrl: 'http://127.0.0.1:3001',
    siteUrl: 'http://localhost:3000',
    revalidateSeconds: 300,
    revalidateSecret: undefined,
    mediaOrigins: [],
  });
});

test('addresses lose their trailing slash, lists their blanks', () => {
  const env = readSiteEnv({
    SITE_URL: 'https://kemerkaya.example/',
    MEDIA_ORIGINS: 'https://a.example, https://b.example',
  });
  expect(env.siteUrl).toBe('https://kemerkaya.example');
  expect(env.mediaOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['BACKEND_URL', 'foo'],
  ['BACKEND_URL', 'ftp://host'],
  ['SITE_URL', 'https://host/path'],
  ['REVALIDATE_SECONDS', '-1'],
  ['REVALIDATE_SECRET', 'short'],
  ['MEDIA_ORIGINS', 'https://a.example,b'],
  ['MEDIA_ORIGINS', 'http://a.example'],
])('%s=%s is refused in one line that names the variable and what it accepts', (name, value) => {
  const read = () => readSiteEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name}: got .+, accepts .+$`));
});

test('a secret is not repeated in the message', () => {
  expect(() => readSiteEnv({ REVALIDATE_SECRET: 'tooshort' })).toThrow(/^(?!.*tooshort)/);
});
