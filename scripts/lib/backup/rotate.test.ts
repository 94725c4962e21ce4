import { archiveName, expiredArchives } from './rotate.mjs';

const dayMs = 24 * 60 * 60 * 1000;
const keep = { days: 7, weeks: 4, months: 6 };

/** The names that are left after a year of daily backups, of which each day deletes the expired ones. */
function afterDays(days: number): string[] {
  let names: string[] = [];
  for (let day = 0; day < days; day += 1) {
    names.push(archiveName(new Date(Date.UTC(2026, 0, 1, 3) + day * dayMs), day % 2 === 0, 'backup'));
    const expired = expiredArchives(names, keep);
    names = names.filter((name) => !expired.includes(name));
  }
  return names.map((name) => name.slice('backup-'.length, 'backup-2026-01-01'.length));
}

test('after a year, the last seven days, four weeks and six months have one each', () => {
  expect(afterDays(365)).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    ...['25', '26', '27', '28', '29', '30', '31'].map((day) => `2026-12-${day}`),
  ]);
});

test('of several on one day the newest is kept, and other files are left alone', () => {
  const names = [
    'backup-2026-03-01T03-00-00Z.tar.gz',
    'backup-2026-03-01T12-00-00Z.tar.gz.sealed',
    'before-restore-2025-01-01T03-00-00Z.tar.gz',
    'last-backup.json',
    'my own copy.tar.gz',
  ];
  expect(expiredArchives(names, keep)).toEqual(['backup-2026-03-01T03-00-00Z.tar.gz']);
});

test('backups that stopped long ago are not deleted', () => {
  const names = ['backup-2020-03-01T03-00-00Z.tar.gz', 'backup-2020-03-02T03-00-00Z.tar.gz'];
  expect(expiredArchives(names, keep)).toEqual([]);
});
