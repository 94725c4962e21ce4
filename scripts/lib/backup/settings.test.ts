import { pathToFileURL } from 'node:url';

import { parseEnv } from '../../../backend/src/env';
import { readPlaces } from './places.mjs';
import { readBackupSettings } from './settings.mjs';

const situation = { backendDir: '/srv/site/backend', isProduction: false, isBuilding: false };

test.each([
  [{}],
  [{ DATABASE_URL: 'file:/var/lib/site/a.db', MEDIA_DIR: '/var/lib/site/media', UPLOAD_DIR: 'files' }],
  [{ DATABASE_URL: 'file:///var/lib/my%20site/a.db' }],
  [{ DATABASE_URL: 'postgres://site:secret@db.example/site' }],
])('a backup reads the places that the backend writes: %p', (env: Record<string, string>) => {
  const [places, backend] = [readPlaces(env, '/srv/site'), parseEnv(env, situation)];
  expect([places.media, places.uploads]).toEqual([backend.mediaDir, backend.forms.uploads.dir]);
  const { database } = places;
  const url = database.dialect === 'sqlite' ? pathToFileURL(database.file).href : database.url;
  expect({ dialect: database.dialect, url }).toEqual(backend.database);
});

test('without settings a backup is made every night, kept in backups/ and not encrypted', () => {
  expect(readBackupSettings({}, '/srv/site')).toEqual({
    dir: '/srv/site/backups',
    isDaily: true,
    hour: 3,
    keep: { days: 7, weeks: 4, months: 6 },
    key: undefined,
  });
});

test.each([
  ['BACKUP', 'weekly'],
  ['BACKUP_HOUR', '24'],
  ['BACKUP_KEEP', '7'],
  ['BACKUP_KEEP', '0,4,6'],
  ['BACKUP_KEY', 'short'],
])('%s=%s is refused with one line that does not show a key', (name, value) => {
  const read = () => readBackupSettings({ [name]: value }, '/srv/site');
  expect(read).toThrow(new RegExp(`^${name}: got [^\\n]+, accepts [^\\n]+$`));
  expect(read).not.toThrow(/short/);
});
