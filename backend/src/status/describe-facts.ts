import type { Facts } from './read-facts';
import type { StatusTexts } from './status-texts';

export type Level = 'good' | 'attention' | 'bad';

/** One subject of the page. */
export interface Item {
  id: string;
  title: string;
  level: Level;
  text: string;
  /** What to do about it; absent where all is well. */
  advice?: string;
  /** Further lines: the pages that fail. */
  details?: string[];
}

interface Wording {
  texts: StatusTexts;
  /** Language code, for numbers and dates. */
  language: string;
}

const GIGABYTE = 1024 ** 3;
const LOW_BYTES = 2 * GIGABYTE;

/** A daily backup that is late by half a day. */
const OLD_BACKUP_MS = 36 * 60 * 60 * 1000;

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));

function describeSite({ site }: Facts, { texts: t }: Wording): Item {
  const base = { id: 'site', title: t.site };
  if (site === 'silent') return { ...base, level: 'bad', text: t.siteSilent, advice: t.siteSilentDo };
  if (site === 'unknown') return { ...base, level: 'attention', text: t.siteUnknown, advice: t.siteUnknownDo };
  if (site === 'withoutStatus') return { ...base, level: 'attention', text: t.siteMute, advice: t.siteMuteDo };
  return { ...base, level: 'good', text: t.siteUp };
}

/** Only where the site may run several times. */
function describeInstances({ site }: Facts, { texts: t }: Wording): Item | undefined {
  if (typeof site === 'string' || !site.instances) return undefined;
  const { redis, names } = site.instances;
  const base = { id: 'instances', title: t.instances, details: names };
  if (redis === 'ok') return { ...base, level: 'good', text: fill(t.instancesGood, { count: names.length }) };
  const state = Object.entries(t.redisStates).find(([name]) => name === redis)?.[1] ?? redis;
  return { ...base, level: 'attention', text: fill(t.instancesAway, { state }), advice: t.instancesAwayDo };
}

/** A sentence for why a page could not be made, which the site knows as its log has it (`lib/backend/failure.ts`). */
function reasonText(reason: string, t: StatusTexts): string {
  const [, ms] = /: no answer within (\d+) ms/.exec(reason) ?? [];
  if (ms !== undefined) return fill(t.pageLate, { seconds: Number(ms) / 1000 });
  if (/: no connection/.test(reason)) return t.pageUnreached;
  const [, call] = /^((?:Get|Search)\w+): /.exec(reason) ?? [];
  return call === undefined ? t.pageBroken : fill(t.pageUnread, { call });
}

function describePages({ site }: Facts, { texts: t, language }: Wording): Item | undefined {
  if (typeof site === 'string') return undefined;
  const base = { id: 'pages', title: t.pages };
  const { failingPages } = site;
  if (failingPages.length === 0) return { ...base, level: 'good', text: t.pagesGood };
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const details = failingPages.map(({ path, at, reason }) => `${path} (${clock.format(at)}): ${reasonText(reason, t)}`);
  const text = fill(t.pagesFail, { count: failingPages.length });
  return { ...base, level: 'bad', text, advice: t.pagesFailDo, details };
}

function describeDatabase({ checks }: Facts, { texts: t }: Wording): Item {
  const base = { id: 'database', title: t.database };
  if (checks.database !== 'ok') return { ...base, level: 'bad', text: t.databaseBad, advice: t.databaseBadDo };
  if (checks.s3 === 'ok') return { ...base, level: 'good', text: t.s3Good };
  if (checks.s3) return { ...base, level: 'bad', text: t.s3Bad, advice: t.s3BadDo };
  if (checks.media !== 'ok') return { ...base, level: 'bad', text: t.mediaBad, advice: t.mediaBadDo };
  return { ...base, level: 'good', text: t.databaseGood };
}

function describeDisk({ freeBytes, storesOnDisk, site, checks }: Facts, { texts: t, language }: Wording): Item {
  const base = { id: 'disk', title: t.disk };
  if (freeBytes === undefined) return { ...base, level: 'attention', text: t.diskUnknown, advice: t.diskDo };
  const rooms = typeof site === 'string' ? [] : [site.freeBytes];
  if (storesOnDisk || checks.disk !== 'ok') rooms.push(freeBytes);
  if (rooms.length === 0) return { ...base, level: 'good', text: t.diskUnused };
  const least = Math.min(...rooms);
  const free = `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(least / GIGABYTE)} GB`;
  if (checks.disk !== 'ok') return { ...base, level: 'bad', text: fill(t.diskBad, { free }), advice: t.diskDo };
  if (least < LOW_BYTES) return { ...base, level: 'attention', text: fill(t.diskLow, { free }), advice: t.diskDo };
  return { ...base, level: 'good', text: fill(t.diskGood, { free }) };
}

function describeBackup({ backup, at }: Facts, { texts: t, language }: Wording): Item {
  const base = { id: 'backup', title: t.backup };
  const { lastGoodAt, hasFailed } = backup;
  const when = lastGoodAt
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(lastGoodAt)
    : t.backupNever;
  if (hasFailed) return { ...base, level: 'bad', text: fill(t.backupBad, { when }), advice: t.backupBadDo };
  if (!lastGoodAt) return { ...base, level: 'attention', text: t.backupNone, advice: t.backupDo };
  if (at - lastGoodAt.getTime() > OLD_BACKUP_MS) {
    return { ...base, level: 'attention', text: fill(t.backupOld, { when }), advice: t.backupDo };
  }
  return { ...base, level: 'good', text: fill(t.backupGood, { when }) };
}

function describeMail({ mail }: Facts, { texts: t }: Wording): Item {
  const base = { id: 'mail', title: t.mail };
  if (!mail.isConfigured) return { ...base, level: 'attention', text: t.mailOff, advice: t.mailOffDo };
  const { waiting, failed } = mail;
  if (waiting === undefined || failed === undefined) return { ...base, level: 'attention', text: t.unknown };
  if (failed > 0) {
    return { ...base, level: 'bad', text: fill(t.mailFailed, { waiting, failed }), advice: t.mailFailedDo };
  }
  return { ...base, level: 'good', text: waiting > 0 ? fill(t.mailWaiting, { waiting }) : t.mailGood };
}

function describeJobs({ jobs, announcements }: Facts, { texts: t }: Wording): Item {
  const base = { id: 'jobs', title: t.jobs };
  if (!jobs || announcements === undefined) return { ...base, level: 'attention', text: t.unknown };
  if (jobs.failed > 0) {
    return { ...base, level: 'bad', text: fill(t.jobsFailed, { failed: jobs.failed }), advice: t.jobsFailedDo };
  }
  if (announcements > 0) {
    return { ...base, level: 'attention', text: fill(t.announcements, { count: announcements }) };
  }
  return { ...base, level: 'good', text: fill(t.jobsGood, { waiting: jobs.waiting }) };
}

/** The subjects of the page, in the order in which they matter. */
export function describeFacts(facts: Facts, wording: Wording): Item[] {
  const parts = [
    ...[describeSite, describeInstances, describePages, describeDatabase, describeDisk],
    ...[describeBackup, describeMail, describeJobs],
  ];
  return parts.map((part) => part(facts, wording)).filter((item) => item !== undefined);
}

/** The level of the whole: that of the worst part. */
export function worstOf(items: readonly Item[]): Level {
  if (items.some(({ level }) => level === 'bad')) return 'bad';
  return items.some(({ level }) => level === 'attention') ? 'attention' : 'good';
}
