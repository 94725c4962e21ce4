const anyAddress = new Set(['', '0.0.0.0', '::']);

/** Whether a server that is given this as HOST listens on every address of the machine. @param {string} host */
export const isAnyAddress = (host) => anyAddress.has(host);

/**
 * An address of HTTP.
 *
 * @param {string} host
 * @param {number} port
 */
export const originOf = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Where a server of this machine is reached from it: at its host, or at the loopback's address if it listens on all.
 *
 * @param {string} [host]
 */
export const reachableHost = (host = '') => (isAnyAddress(host) ? '127.0.0.1' : host);

/** Where this server reaches itself. @param {number} port */
export const ownOrigin = (port) => originOf(reachableHost(process.env.HOST), port);
