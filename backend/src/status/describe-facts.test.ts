import { describeFacts, worstOf } from './describe-facts';
import type { Facts } from './read-facts';
import { statusTexts } from './status-texts';

const now = Date.parse('2026-03-01T12:00:00Z');
const site = { version: '1', freeBytes: 50 * 1024 ** 3, failingPages: [] };

const good: Facts = {
  at: now,
  site,
  checks: { database: 'ok', media: 'ok', disk: 'ok' },
  freeBytes: 20 * 1024 ** 3,
  storesOnDisk: true,
  backup: { lastGoodAt: new Date(now - 3_600_000), hasFailed: false },
  mail: { isConfigured: true, waiting: 0, failed: 0 },
  jobs: { waiting: 2, failed: 0 },
  announcements: 0,
  versions: {},
};

const described = (changes: Partial<Facts>, language = 'tr') =>
  describeFacts({ ...good, ...changes }, { texts: statusTexts(language), language });

/** The one subject that a change makes worse. */
function worse(changes: Partial<Facts>, language?: string) {
  const items = described(changes, language).filter(({ level }) => level !== 'good');
  expect(items).toHaveLength(1);
  return items[0];
}

test('where all is well, every subject says so, and nothing is to be done', () => {
  const items = described({});
  expect(items.map(({ id }) => id)).toEqual(['site', 'pages', 'database', 'disk', 'backup', 'mail', 'jobs']);
  expect(worstOf(items)).toBe('good');
  expect(items.every(({ advice }) => advice === undefined)).toBe(true);
  expect(items.find(({ id }) => id === 'disk')?.text).toBe('Boş alan: 20 GB.');
});

test('a bucket that answers needs no media folder', () => {
  const items = described({ checks: { database: 'ok', s3: 'ok', disk: 'ok' } }, 'en');
  expect(items.find(({ id }) => id === 'database')).toMatchObject({
    level: 'good',
    text: expect.stringContaining('S3'),
  });
});

test('a small tmpfs that files only pass through is not short, and a full one is', () => {
  const tmpfs = { storesOnDisk: false, freeBytes: 0.5 * 1024 ** 3 };
  const disk = (changes: Partial<Facts>) => described({ ...tmpfs, ...changes }, 'en').find(({ id }) => id === 'disk');
  expect(disk({})).toMatchObject({ level: 'good', text: 'Free: 50 GB.' });
  expect(disk({ site: 'unknown' })).toMatchObject({ level: 'good', text: 'The admin stores no files on a disk.' });
  const full = { checks: { ...good.checks, disk: 'full' }, freeBytes: 0 };
  expect(disk(full)).toMatchObject({ level: 'bad', text: expect.stringContaining('Free: 0 GB.') });
});

test.each<[string, Partial<Facts>, object]>([
  ['a site that does not answer', { site: 'silent' }, { id: 'site', level: 'bad' }],
  ['a site that is not configured', { site: 'unknown' }, { id: 'site', level: 'attention' }],
  ['a site with another secret', { site: 'withoutStatus' }, { id: 'site', level: 'attention' }],
  [
    'a site whose Redis is away',
    { site: { ...site, instances: { redis: 'unreachable', names: ['web-1:3000'] } } },
    { id: 'instances', level: 'attention' },
  ],
  ['a database that hangs', { checks: { ...good.checks, database: 'slow' } }, { id: 'database', level: 'bad' }],
  ['a read-only media folder', { checks: { ...good.checks, media: 'failed' } }, { id: 'database', level: 'bad' }],
  ['S3 that refuses', { checks: { database: 'ok', s3: 'failed', disk: 'ok' } }, { id: 'database', level: 'bad' }],
  ['a full disk', { checks: { ...good.checks, disk: 'full' }, freeBytes: 1 }, { id: 'disk', level: 'bad' }],
  ['a short disk of the site', { site: { ...site, freeBytes: 1024 ** 3 } }, { id: 'disk', level: 'attention' }],
  ['no backup', { backup: { lastGoodAt: undefined, hasFailed: false } }, { id: 'backup', level: 'attention' }],
  ['a failed backup', { backup: { ...good.backup, hasFailed: true } }, { id: 'backup', level: 'bad' }],
  [
    'a first backup that failed',
    { backup: { lastGoodAt: undefined, hasFailed: true } },
    { id: 'backup', level: 'bad' },
  ],
  [
    'a late backup',
    { backup: { lastGoodAt: new Date(now - 40 * 3_600_000), hasFailed: false } },
    { id: 'backup', level: 'attention' },
  ],
  ['no mail server', { mail: { isConfigured: false } }, { id: 'mail', level: 'attention' }],
  ['mails that fail', { mail: { isConfigured: true, waiting: 1, failed: 2 } }, { id: 'mail', level: 'bad' }],
  ['a publication that failed', { jobs: { waiting: 0, failed: 1 } }, { id: 'jobs', level: 'bad' }],
])('%s is named, with what to do', (_what, changes, expected) => {
  for (const language of ['tr', 'en']) {
    const item = worse(changes, language);
    expect(item).toMatchObject(expected);
    expect(item?.advice?.length).toBeGreaterThan(20);
    expect(item?.text).not.toMatch(/[{}]/);
  }
});

test.each([
  ['GetPageData: no connection', 'Yönetime bağlanılamadı.'],
  ['GetApplicationModel: no answer within 3000 ms (request 7)', 'Yönetim 3 saniye içinde yanıt vermedi.'],
  ['GetPageData: status 502, not an envelope', 'Yönetimin yanıtı okunamadı (GetPageData).'],
  ['TypeError: x is not a function', 'Sayfa hazırlanırken hata oluştu; nedeni günlükte.'],
])('pages that fail are listed with their reason, in the reader’s language: %s', (reason, text) => {
  const failingPages = [{ path: '/tr/page/a', at: now, reason }];
  const item = worse({ site: { ...site, failingPages } });
  expect(item).toMatchObject({ id: 'pages', level: 'bad' });
  expect(item?.details?.join()).toMatch(/^\/tr\/page\/a \(.+\): /);
  expect(item?.details?.join().endsWith(`: ${text}`)).toBe(true);
  expect(worse({ site: { ...site, failingPages } }, 'en')?.details?.join()).toMatch(/: The .+\.?$/);
});

test('several servers of the site are named', () => {
  const instances = { redis: 'ok', names: ['web-1:3000', 'web-2:3000'] };
  const item = described({ site: { ...site, instances } }).find(({ id }) => id === 'instances');
  expect(item).toMatchObject({ level: 'good', details: instances.names, text: expect.stringContaining('2') });
});

test('the state of Redis is said in the reader’s language', () => {
  const away = { site: { ...site, instances: { redis: 'unreachable', names: ['web-1:3000'] } } };
  expect(worse(away)?.text).toContain('(ulaşılamıyor)');
  expect(worse(away, 'en')?.text).toContain('(unreachable)');
});

test('changes that wait for the site are named', () => {
  expect(worse({ announcements: 3 })).toMatchObject({ id: 'jobs', text: expect.stringContaining('3') });
});
