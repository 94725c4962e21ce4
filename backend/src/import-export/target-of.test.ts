import type { Env } from '../env';
import { targetOf } from './target-of';

const s3 = { bucket: 'acme-media', secretAccessKey: 'geheim' } as unknown as Env['s3'];

test('the target of an import is named', () => {
  const database = { dialect: 'sqlite', url: 'file:///srv/site/content.db' } as const;
  expect(targetOf({ database, mediaDir: '/srv/site/media', s3: undefined })).toBe(
    '/srv/site/content.db, files in /srv/site/media',
  );
});

test('no password is printed', () => {
  const database = { dialect: 'postgres', url: 'postgres://site:geheim@db.example:5432/site?sslmode=require' } as const;
  expect(targetOf({ database, mediaDir: '/media', s3 })).toBe(
    'PostgreSQL at db.example:5432/site, files in the bucket acme-media',
  );
});
