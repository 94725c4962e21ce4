import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The public certificates of Debian and Alpine, and of Red Hat. */
const publicRoots = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt'];

/** What the programs of version 16 and newer know, with no other mode than `verify-full`. */
const systemRoots = 'system';

/** The driver has a word of its own for a certificate that is not checked. @param {string | null} mode */
const modeOf = (mode) => (mode === 'no-verify' ? 'require' : mode);

/**
 * The driver of the backend knows the public certificates, and PostgreSQL's programs do not: they look for a file in the
 * home folder.
 */
const findRoots = () =>
  existsSync(path.join(os.homedir(), '.postgresql/root.crt'))
    ? undefined
    : (publicRoots.find((file) => existsSync(file)) ?? systemRoots);

/**
 * A database address for PostgreSQL's programs. As variables, because arguments are visible to every user of the
 * machine.
 *
 * @param {string} url
 * @param {Record<string, string | undefined>} [env] what is set already
 * @returns {Record<string, string>}
 */
export function postgresVariables(url, env = process.env) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1');
  const mode = searchParams.get('sslmode');
  const isVerified = mode === 'verify-ca' || mode === 'verify-full';
  const roots = searchParams.get('sslrootcert') || (isVerified && !env.PGSSLROOTCERT ? findRoots() : undefined);
  const values = {
    PGHOST: searchParams.get('host') || host,
    PGPORT: searchParams.get('port') || port,
    PGUSER: searchParams.get('user') || decodeURIComponent(username),
    PGPASSWORD: searchParams.get('password') || decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: roots === systemRoots ? 'verify-full' : modeOf(mode),
    PGSSLROOTCERT: roots,
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
    PGOPTIONS: searchParams.get('options'),
  };
  return Object.fromEntries(
    Object.entries(values).filter(/** @returns {each is [string, string]} */ (each) => Boolean(each[1])),
  );
}
