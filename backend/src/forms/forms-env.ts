import path from 'node:path';

/** The settings of the forms, and how they are read from the environment (`../env.ts` reads the rest). */
export interface FormsEnv {
  /** Absent without an SMTP server: messages then wait in the inbox. */
  mail: { smtpUrl: string; from: MailAddress; to: string[] } | undefined;
  uploads: { dir: string; maxBytes: number; types: UploadType[] };
  /** Days after which messages and their files are deleted. */
  retentionDays: number;
  /** The most key derivations a visitor's browser makes for a captcha; on average three quarters of it. */
  captchaAttempts: number;
  /** Multiplies every rate limit; raised for tests and benches. */
  limitFactor: number;
  /** How many proxies in front of the backend write `X-Forwarded-For`; 0 ignores the header. */
  trustedProxies: number;
}

export interface MailAddress {
  name: string;
  address: string;
}

export const uploadTypes = ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'dwg', 'zip'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** The content of archives is not checked, so they must be enabled explicitly. */
const defaultTypes = uploadTypes.filter((type) => type !== 'zip');

type Read = (name: string) => string | undefined;
type Malformed = (name: string, got: string, accepts: string) => Error;

export function parseFormsEnv(read: Read, backendDir: string, malformed: Malformed): FormsEnv {
  const integer = (name: string, fallback: number, least: number, most: number) => {
    const value = read(name);
    const number = value === undefined ? fallback : Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw malformed(name, JSON.stringify(value), `a whole number from ${least} to ${most}`);
  };
  return {
    mail: parseMail(read, malformed),
    uploads: {
      dir: path.resolve(backendDir, read('UPLOAD_DIR') ?? 'data/uploads'),
      maxBytes: integer('UPLOAD_MAX_MB', 10, 1, 100) * 1024 * 1024,
      types: parseTypes(read('UPLOAD_TYPES'), malformed),
    },
    retentionDays: integer('RETENTION_DAYS', 365, 1, 3650),
    captchaAttempts: integer('CAPTCHA_ATTEMPTS', 3000, 2, 1_000_000),
    limitFactor: integer('FORM_LIMIT_FACTOR', 1, 1, 1_000_000),
    trustedProxies: integer('TRUSTED_PROXIES', 0, 0, 10),
  };
}

function parseMail(read: Read, malformed: Malformed): FormsEnv['mail'] {
  const smtpUrl = read('SMTP_URL');
  if (smtpUrl === undefined) return undefined;
  if (!/^smtps?:\/\/\S+$/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    // Without the value: it contains a password.
    throw malformed('SMTP_URL', 'another kind of address', 'smtp://USER:PASSWORD@HOST:PORT or smtps://…');
  }
  const from = parseAddress(read('MAIL_FROM'));
  if (!from) throw malformed('MAIL_FROM', JSON.stringify(read('MAIL_FROM') ?? ''), 'ADDRESS or NAME <ADDRESS>');
  const to = (read('MAIL_TO') ?? '').split(',').map((part) => parseAddress(part)?.address);
  if (!to.every((address) => address !== undefined)) {
    throw malformed('MAIL_TO', JSON.stringify(read('MAIL_TO') ?? ''), 'one or more e-mail addresses, with commas');
  }
  return { smtpUrl, from, to };
}

function parseAddress(value = ''): MailAddress | undefined {
  const [, named, inBrackets, alone] = /^(?:"?([^"<>@]*?)"?\s*<([^\s<>]+)>|([^\s<>]+))$/.exec(value.trim()) ?? [];
  const address = inBrackets ?? alone;
  if (!address || !/^[^\s@,;]+@[^\s@,;]+$/.test(address)) return undefined;
  return { name: named?.trim() ?? '', address };
}

function parseTypes(value: string | undefined, malformed: Malformed): UploadType[] {
  if (value === undefined) return defaultTypes;
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  const known = uploadTypes.filter((type) => names.includes(type));
  if (known.length === names.length) return known;
  throw malformed('UPLOAD_TYPES', JSON.stringify(value), `a comma-separated list out of ${uploadTypes.join(', ')}`);
}
