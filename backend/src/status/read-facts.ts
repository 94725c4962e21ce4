import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { lastBackup } from '../backup/last-backup';
import { backendHealth, freeBytes, storesOnDisk } from '../health/backend-checks';
import { countAnnouncements, countJobs, countOutbox } from '../health/waiting';
import { backendDir, readRuntimeEnv } from '../runtime-env';
import { readSite, type SiteState } from './read-site';

interface Counted {
  waiting: number;
  failed: number;
}

/** What the page "Durum" is made of. What could not be read is undefined. */
export interface Facts {
  /** When they were read, in milliseconds since 1970. */
  at: number;
  site: SiteState;
  /** Findings by name: `ok`, or what is wrong. */
  checks: Readonly<Record<string, string>>;
  freeBytes: number | undefined;
  /** Whether the backend stores anything there. Otherwise files only pass through, and little room is enough. */
  storesOnDisk: boolean;
  backup: { lastGoodAt: Date | undefined; hasFailed: boolean };
  mail: Partial<Counted> & { isConfigured: boolean };
  jobs: Counted | undefined;
  /** Changes that the site has not accepted yet. */
  announcements: number | undefined;
  versions: Readonly<Record<string, string>>;
}

async function readVersions({ db }: Payload): Promise<Record<string, string>> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as { version: string };
  const modules = path.join(backendDir, '../node_modules');
  const [own, payload, next] = await Promise.all([
    read(path.join(backendDir, 'package.json')),
    read(path.join(modules, 'payload/package.json')),
    read(path.join(modules, 'next/package.json')),
  ]);
  const database = db.name === 'postgres' ? 'PostgreSQL' : 'SQLite';
  return { backend: own.version, payload: payload.version, next: next.version, node: process.version, database };
}

const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Reads everything at once. What fails is left out, so that the page can always be shown. */
export async function readFacts(payload: Payload): Promise<Facts> {
  const [site, health, free, backup, outbox, jobs, announcements, versions] = await Promise.all([
    readSite(),
    backendHealth(),
    orUndefined(freeBytes()),
    orUndefined(lastBackup()),
    orUndefined(countOutbox(payload)),
    orUndefined(countJobs(payload)),
    orUndefined(countAnnouncements(payload)),
    orUndefined(readVersions(payload)),
  ]);
  return {
    at: Date.now(),
    site,
    checks: health.checks ?? {},
    freeBytes: free,
    storesOnDisk: storesOnDisk(),
    backup: {
      lastGoodAt: backup?.lastGood && new Date(backup.lastGood.at),
      hasFailed: backup?.isOk === false,
    },
    mail: { ...outbox, isConfigured: readRuntimeEnv().forms.mail !== undefined },
    jobs,
    announcements,
    versions: versions ?? {},
  };
}
