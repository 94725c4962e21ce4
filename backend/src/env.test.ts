import { EnvError, parseEnv } from './env';

const production = { backendDir: '/srv/backend', isProduction: true, isBuilding: false };
const secret = 's'.repeat(32);

const lineOf = (source: Record<string, string>) => {
  try {
    parseEnv({ PAYLOAD_SECRET: secret, ...source }, production);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return undefined;
};

describe('parseEnv', () => {
  it('needs nothing but a secret in production, and nothing at all in development', () => {
    expect(parseEnv({ PAYLOAD_SECRET: secret }, production)).toMatchObject({
      database: { dialect: 'sqlite', url: 'file:///srv/backend/data/content.db' },
      mediaDir: '/srv/backend/data/media',
      revalidation: undefined,
      seed: 'demo',
    });
    expect(parseEnv({}, { ...production, isProduction: false }).secret).not.toBe('');
    expect(() => parseEnv({}, { ...production, isBuilding: true })).not.toThrow();
  });

  it.each([
    ['file:other.db', 'file:///srv/backend/other.db'],
    ['file:/var/lib/x y.db', 'file:///var/lib/x%20y.db'],
    ['file:///var/lib/x.db', 'file:///var/lib/x.db'],
  ])('reads %s as a file below the backend or an absolute one', (DATABASE_URL, url) => {
    expect(parseEnv({ PAYLOAD_SECRET: secret, DATABASE_URL }, production).database.url).toBe(url);
  });

  it.each([
    ['/srv/files', '/srv/files'],
    ['/srv/files', '/srv/files/uploads'],
    ['/srv/files/media', '/srv/files'],
  ])('refuses the media in %s and visitors’ files in %s, with one line', (MEDIA_DIR, UPLOAD_DIR) => {
    expect(lineOf({ MEDIA_DIR, UPLOAD_DIR })).toBe(
      `UPLOAD_DIR: got "${UPLOAD_DIR}", accepts a folder that is not MEDIA_DIR, and neither inside nor around it.`,
    );
  });

  it('takes folders side by side, and any folder for visitors’ files where the media are on S3', () => {
    expect(lineOf({ MEDIA_DIR: '/srv/files', UPLOAD_DIR: '/srv/files-of-visitors' })).toBeUndefined();
    const s3 = { S3_BUCKET: 'bucket', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'i' };
    const source = { ...s3, S3_SECRET_ACCESS_KEY: 's', MEDIA_DIR: '/srv/files', UPLOAD_DIR: '/srv/files' };
    expect(lineOf(source)).toBeUndefined();
  });

  it.each([
    [undefined, []],
    ['one', ['one']],
    ['newer,older', ['newer,older', 'newer', 'older']],
  ])('takes the former secrets of %j', (value, formerSecrets) => {
    const source = { PAYLOAD_SECRET: secret, ...(value && { PAYLOAD_SECRET_FORMER: value }) };
    expect(parseEnv(source, production)).toMatchObject({ formerSecrets });
  });

  it('takes PostgreSQL addresses as they are', () => {
    const url = 'postgresql://u:p@db/content';
    expect(parseEnv({ PAYLOAD_SECRET: secret, DATABASE_URL: url }, production).database).toEqual({
      dialect: 'postgres',
      url,
    });
  });

  it('takes a list of hosts that redirects may lead to', () => {
    const read = (REDIRECT_HOSTS: string) => parseEnv({ PAYLOAD_SECRET: secret, REDIRECT_HOSTS }, production);
    expect(read('').redirectHosts).toEqual([]);
    expect(read(' Shop.example, docs.example:8443 ,').redirectHosts).toEqual(['shop.example', 'docs.example:8443']);
    expect(lineOf({ REDIRECT_HOSTS: 'https://shop.example' })).toMatch(/^REDIRECT_HOSTS: got "https/);
  });

  it('sends the webhook only if the site’s address and a secret are set', () => {
    const shared = 'r'.repeat(32);
    const read = (source: Record<string, string>) =>
      parseEnv({ PAYLOAD_SECRET: secret, ...source }, production).revalidation;
    expect(read({ REVALIDATE_SECRET: shared })).toBeUndefined();
    expect(read({ SITE_URL: 'https://example.com' })).toBeUndefined();
    expect(read({ SITE_URL: 'https://example.com/', REVALIDATE_SECRET: shared })?.url).toBe(
      'https://example.com/api/revalidate',
    );
    expect(
      read({
        SITE_URL: 'https://example.com',
        REVALIDATE_URL: 'http://site:3000/api/revalidate',
        REVALIDATE_SECRET: shared,
      }),
    ).toEqual({ url: 'http://site:3000/api/revalidate', secret: shared });
  });

  it.each([
    [{ PAYLOAD_SECRET: '' }, /^PAYLOAD_SECRET: got nothing, accepts .*32/],
    [{ PAYLOAD_SECRET: 'short' }, /^PAYLOAD_SECRET: got 5 characters/],
    [{ DATABASE_URL: 'mysql://u:hidden@h/d' }, /^DATABASE_URL: (?!.*hidden)/],
    [{ REVALIDATE_SECRET: 'r'.repeat(31) }, /^REVALIDATE_SECRET: got 31 characters, accepts at least 32/],
    [{ PORT: '70000' }, /^PORT: got "70000"/],
    [{ SITE_URL: 'example.com' }, /^SITE_URL: got "example.com"/],
    [{ S3_BUCKET: 'media', S3_REGION: 'eu-central-1' }, /^S3_ACCESS_KEY_ID: got nothing/],
    [{ SEED: 'all' }, /^SEED: got "all", accepts demo, starter or none/],
    [{ ADMIN_EMAIL: 'a@example.com' }, /^ADMIN_PASSWORD: got nothing/],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'eleven-char' },
      /^ADMIN_PASSWORD: got 11 characters, accepts at least 12/,
    ],
    [{ ADMIN_PASSWORD: 'long-enough-password' }, /^ADMIN_EMAIL: got ""/],
  ])('answers %p with one line', (source, line) => {
    expect(lineOf(source)).toMatch(line);
    expect(lineOf(source)).not.toContain('\n');
  });
});
