import type { IncomingMessage } from 'node:http';

/** What a request names as its host: a name or an address, with or without a port. */
const authority = /^([a-z\d](?:[a-z\d._-]*[a-z\d])?|\[[\da-f:.]+\]|[a-z\d])\.?(?::\d{1,5})?$/i;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** A host's name without its port, in small letters; undefined where it is invalid. */
const nameOf = (host: string) => authority.exec(host)?.[1]?.toLowerCase();

/** The authority of a request target that names one, as those to a proxy do (RFC 9112 §3.2.2). */
function targetOf(url: string): string | undefined {
  return /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
}

/** The values of `Host`. Node's own headers have the first of several only. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = [rawHeaders[index], rawHeaders[index + 1]];
    if (name.length === 'host'.length && name.toLowerCase() === 'host') hosts.push(value);
  }
  return hosts;
}

/** A name, and its twin with or without `www.`. */
function withTwin(host: string): string[] {
  if (/^[\d.]+$|^\[/.test(host)) return [host];
  return [host, host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`];
}

/**
 * Checks the host name of a request. What is cached for everybody must not depend on a host name that a
 * client chose, and a name that somebody else has pointed at this machine is not the site's.
 *
 * @param siteUrl whose host is the site's, with `www.` and without
 * @param allowedHosts further names, without ports; `*` for any
 * @returns a function that says 400 for a request that names no host or two, 421 for another site's, else undefined
 */
export function checkHost(siteUrl: string, allowedHosts: readonly string[]) {
  const names = new Set([...withTwin(new URL(siteUrl).hostname), ...loopback, ...allowedHosts]);
  const isAny = names.has('*');

  /** Health checks name the very address that they connect to. */
  const isOwnAddress = (name: string, { socket }: IncomingMessage) =>
    name.replace(/^\[|\]$/g, '') === socket.localAddress?.replace(/^::ffff:(?=\d+\.)/i, '');

  /** Nearly every request names the one before's, letter by letter. */
  let lastKnown: string | undefined;

  return (request: IncomingMessage): 400 | 421 | undefined => {
    const { rawHeaders, httpVersion, url = '' } = request;
    const hosts = hostsOf(rawHeaders);
    if (hosts.length === 1 && hosts[0] === lastKnown && url.startsWith('/')) return undefined;
    const target = targetOf(url);
    if (hosts.length > 1 || (target === undefined && !/^[/*]/.test(url))) return 400;
    // Only HTTP/1.0 may leave it out, as some health checks do.
    if (hosts.length === 0 && httpVersion !== '1.0') return 400;
    for (const named of [...hosts, ...(target === undefined ? [] : [target])]) {
      const name = nameOf(named);
      if (name === undefined) return 400;
      const isKnown = isAny || names.has(name);
      if (!isKnown && !isOwnAddress(name, request)) return 421;
      if (isKnown) lastKnown = named;
    }
    return undefined;
  };
}
