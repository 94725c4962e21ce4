/** @jest-environment node */
import { namePlaces } from './name-places.mjs';
import { readPlaces } from './places.mjs';

const named = (env: Record<string, string>) => namePlaces(readPlaces(env, '/srv/site'));

test.each([
  ['postgres://site:secret@db.example:5433/site', 'db.example:5433/site'],
  ['postgres://site@localhost/site?host=10.0.0.5', '10.0.0.5/site'],
  ['postgres://site@localhost:5432/site?host=10.0.0.5&port=5433', '10.0.0.5:5433/site'],
  ['postgres://site@localhost/site?host=', 'localhost/site'],
  ['postgres:///site?host=%2Frun%2Fpostgresql', '/run/postgresql/site'],
])('%s is named by the server that the driver connects to', (url, name) => {
  expect(named({ DATABASE_URL: url })).toBe(
    `PostgreSQL ${name}, files in /srv/site/backend/data/media and /srv/site/backend/data/uploads`,
  );
});

test.each([
  [{}, 'site-files'],
  [{ S3_PREFIX: 'blog' }, 'site-files/blog/'],
])('a bucket is named with its prefix: %j', (prefix, name) => {
  const bucket = {
    S3_BUCKET: 'site-files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(named({ DATABASE_URL: 'file:content.db', ...bucket, ...prefix })).toBe(
    `SQLite /srv/site/backend/content.db, files in the bucket ${name}`,
  );
});
