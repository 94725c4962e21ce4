import { readS3Settings } from './s3-settings.mjs';

const whole = { S3_BUCKET: 'media', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

const readFrom = (env: Record<string, string>) =>
  readS3Settings(
    (name) => env[name] || undefined,
    (name, got, accepts) => new Error(`${name}: got ${got}, accepts ${accepts}`),
  );

test('files are on the disk without a bucket, whatever else is set', () => {
  expect(readFrom({ ...whole, S3_BUCKET: '' })).toBeUndefined();
});

test('a bucket needs a region and keys; a server of one’s own needs no region', () => {
  expect(readFrom(whole)).toEqual({
    bucket: 'media',
    endpoint: undefined,
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: false,
    prefix: '',
  });
  const own = { ...whole, S3_REGION: '', S3_ENDPOINT: 'http://s3:9000/', S3_FORCE_PATH_STYLE: '1', S3_PREFIX: 'a/b' };
  expect(readFrom(own)).toMatchObject({
    endpoint: 'http://s3:9000',
    region: 'us-east-1',
    forcePathStyle: true,
    prefix: 'a/b/',
  });
});

test.each([
  ['S3_BUCKET', 'Media'],
  ['S3_BUCKET', 'a'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'https://user:password@s3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
  ['S3_REGION', ''],
  ['S3_REGION', 'eu central'],
  ['S3_ACCESS_KEY_ID', ''],
  ['S3_SECRET_ACCESS_KEY', ''],
  ['S3_SECRET_ACCESS_KEY', 'two words'],
  ['S3_FORCE_PATH_STYLE', 'yes'],
  ['S3_PREFIX', '/site'],
  ['S3_PREFIX', 'site/..'],
  ['S3_PREFIX', 'site//x'],
])('%s is refused as %j, in one line that shows no secret', (name, value) => {
  const line = new RegExp(`^${name}: got (?!.*(?:password|two words)).*, accepts .+$`);
  expect(() => readFrom({ ...whole, [name]: value })).toThrow(line);
});
