import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { readS3Settings, type S3Settings } from '../../lib/storage/s3-settings.mjs';
import { MIN_PASSWORD_LENGTH, passwordProblem } from './accounts/passwords/password-problem';
import { parseFormsEnv, type FormsEnv } from './forms/forms-env';
import { hostOf } from './redirects/outside';

export interface Env {
  database: { dialect: 'sqlite' | 'postgres'; url: string };
  mediaDir: string;
  /** Where files are kept instead of in folders; absent: in those. */
  s3: S3Settings | undefined;
  /** Signs sessions. Empty only while building, when nothing is signed. */
  secret: string;
  /** Those before the secret was changed: what they sealed is read at the start (accounts/second-factor/reseal.ts). */
  formerSecrets: readonly string[];
  /** Where editors open the admin; decides whether cookies need https. */
  adminUrl: string | undefined;
  /** Where the webhook is sent; absent when there is none. */
  revalidation: { url: string; secret: string } | undefined;
  /** The public site, without a slash at the end. */
  siteUrl: string | undefined;
  /** The secret of the site's signatures for visitors' addresses. */
  visitorSecret: string | undefined;
  forms: FormsEnv;
  /** Who sends it may read the metrics from another machine. */
  metricsToken: string | undefined;
  /** Other sites' hosts that redirects may lead to. */
  redirectHosts: readonly string[];
  seed: 'demo' | 'starter' | 'none';
  /** Whether an empty database may be made where there seems to have been one (database/require-content.ts). */
  mayStartAfresh: boolean;
  firstAdmin: { email: string; password: string } | undefined;
}

/** An invalid variable, with a one-line message. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Source = Readonly<Record<string, string | undefined>>;

interface Situation {
  /** Relative paths and defaults are resolved against this folder. */
  backendDir: string;
  isProduction: boolean;
  /** A build starts nothing, so it needs no secret. */
  isBuilding: boolean;
}

const DEVELOPMENT_SECRET = 'development-only-secret-never-used-in-production';
const MIN_SECRET_LENGTH = 32;
const MIN_TOKEN_LENGTH = 16;

/**
 * Reads the environment once, so that an error shows at start and not at the first request.
 *
 * @throws EnvError naming the first variable that is missing or invalid
 */
export function parseEnv(source: Source, situation: Situation): Env {
  const read = (name: string) => source[name]?.trim() || undefined;
  checkPort(read('PORT'));
  const siteUrl = parseUrl('SITE_URL', read('SITE_URL'));
  const visitorSecret = parseLong('REVALIDATE_SECRET', read('REVALIDATE_SECRET'), MIN_SECRET_LENGTH);
  const mediaDir = path.resolve(situation.backendDir, read('MEDIA_DIR') ?? 'data/media');
  const s3 = readS3Settings(read, malformed);
  const forms = parseFormsEnv(read, situation.backendDir, malformed);
  if (!s3) requireApart(mediaDir, forms.uploads.dir);
  return {
    database: parseDatabase(read('DATABASE_URL'), situation.backendDir),
    mediaDir,
    s3,
    secret: parseSecret(read('PAYLOAD_SECRET'), situation),
    formerSecrets: parseFormers(read('PAYLOAD_SECRET_FORMER')),
    adminUrl: parseUrl('ADMIN_URL', read('ADMIN_URL')) ?? siteUrl,
    revalidation: parseRevalidation(siteUrl, read('REVALIDATE_URL'), visitorSecret),
    siteUrl,
    visitorSecret,
    metricsToken: parseLong('METRICS_TOKEN', read('METRICS_TOKEN'), MIN_TOKEN_LENGTH),
    forms,
    redirectHosts: parseHosts('REDIRECT_HOSTS', read('REDIRECT_HOSTS')),
    seed: parseSeed(read('SEED')),
    mayStartAfresh: parseFlag('START_AFRESH', read('START_AFRESH')),
    firstAdmin: parseFirstAdmin(read('ADMIN_EMAIL'), source.ADMIN_PASSWORD),
  };
}

function malformed(name: string, got: string, accepts: string): EnvError {
  return new EnvError(`${name}: got ${got}, accepts ${accepts}.`);
}

function checkPort(value: string | undefined): void {
  if (value === undefined) return;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw malformed('PORT', JSON.stringify(value), 'a whole number from 1 to 65535');
  }
}

/** A restore replaces each folder, and a move of the media copies all of theirs: neither may be part of the other. */
function requireApart(mediaDir: string, uploadDir: string): void {
  const isInside = (one: string, other: string) => `${one}${path.sep}`.startsWith(`${other}${path.sep}`);
  if (!isInside(mediaDir, uploadDir) && !isInside(uploadDir, mediaDir)) return;
  const accepts = 'a folder that is not MEDIA_DIR, and neither inside nor around it';
  throw malformed('UPLOAD_DIR', JSON.stringify(uploadDir), accepts);
}

function parseUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!/^https?:\/\/[^\s]+$/.test(value) || !URL.canParse(value)) {
    throw malformed(name, JSON.stringify(value), 'an absolute http:// or https:// address');
  }
  return value.replace(/\/+$/, '');
}

function parseHosts(name: string, value = ''): string[] {
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const host = hostOf(entry);
    if (host === undefined) throw malformed(name, JSON.stringify(entry), 'hosts such as shop.example, with commas');
    return host;
  });
}

function parseDatabase(value: string | undefined, backendDir: string): Env['database'] {
  const url = value ?? 'file:data/content.db';
  if (/^postgres(ql)?:\/\//.test(url)) return { dialect: 'postgres', url };
  const file = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (file === undefined) {
    // Without the value: a database address may contain a password.
    throw malformed('DATABASE_URL', 'another kind of address', 'file:PATH (SQLite) or postgres://… (PostgreSQL)');
  }
  return { dialect: 'sqlite', url: pathToFileURL(path.resolve(backendDir, file)).href };
}

function parseSecret(value: string | undefined, { isProduction, isBuilding }: Situation): string {
  if (isBuilding) return value ?? '';
  if (value === undefined) {
    if (!isProduction) return DEVELOPMENT_SECRET;
    throw malformed('PAYLOAD_SECRET', 'nothing', `a secret of at least ${MIN_SECRET_LENGTH} characters`);
  }
  if (isProduction && value.length < MIN_SECRET_LENGTH) {
    throw malformed('PAYLOAD_SECRET', `${value.length} characters`, `at least ${MIN_SECRET_LENGTH} characters`);
  }
  return value;
}

/** Several with commas between them, or one that has commas itself. */
const parseFormers = (value: string | undefined): string[] =>
  value === undefined ? [] : [...new Set([value, ...value.split(',').filter(Boolean)])];

/** The site asks for the same lengths. */
function parseLong(name: string, value: string | undefined, least: number): string | undefined {
  if (value === undefined || value.length >= least) return value;
  throw malformed(name, `${value.length} characters`, `at least ${least} characters`);
}

function parseRevalidation(siteUrl: string | undefined, address: string | undefined, secret: string | undefined) {
  const url = parseUrl('REVALIDATE_URL', address) ?? (siteUrl && `${siteUrl}/api/revalidate`);
  return siteUrl && url && secret ? { url, secret } : undefined;
}

function parseSeed(value: string | undefined): Env['seed'] {
  if (value === undefined || value === 'demo') return 'demo';
  if (value === 'starter' || value === 'none') return value;
  throw malformed('SEED', JSON.stringify(value), 'demo, starter or none');
}

function parseFlag(name: string, value: string | undefined): boolean {
  if (value === undefined) return false;
  if (value === '1') return true;
  throw malformed(name, JSON.stringify(value), '1');
}

function parseFirstAdmin(email: string | undefined, password: string | undefined): Env['firstAdmin'] {
  if (!email && !password) return undefined;
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw malformed('ADMIN_EMAIL', JSON.stringify(email ?? ''), 'an e-mail address, together with ADMIN_PASSWORD');
  }
  if (!password || password.length < MIN_PASSWORD_LENGTH) {
    const got = password ? `${password.length} characters` : 'nothing';
    throw malformed('ADMIN_PASSWORD', got, `at least ${MIN_PASSWORD_LENGTH} characters, together with ADMIN_EMAIL`);
  }
  if (passwordProblem(password, [email])) {
    // Without the value: it may be a mail address.
    throw malformed('ADMIN_PASSWORD', 'one that is easy to guess', 'a password that is neither common nor the address');
  }
  return { email, password };
}
