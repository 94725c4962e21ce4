import dns from 'node:dns/promises';
import net from 'node:net';
import { getSystemErrorName } from 'node:util';

import { EnvError } from '../../../lib/env/values.mjs';
import { isPortFree } from '../processes.mjs';

/**
 * A bound socket that nobody accepts on yet. Node's own cluster module makes it with the same function; a `net.Server`
 * would accept connections in this process.
 *
 * @typedef {{ fd: number, getsockname: (address: object) => number, close: () => void }} SocketHandle
 * @typedef {(address: string, port: number, family: 4 | 6) => SocketHandle | number} CreateHandle
 */
const createHandle = /** @type {CreateHandle | undefined} */ (Reflect.get(net, '_createServerHandle'));

/** How long to wait for a port that is still in use, in milliseconds: longer than a process needs to end. */
const defaultPatienceMs = 10_000;

/** How often it is tried meanwhile, in milliseconds. */
const everyMs = 200;

/** Whether this system lets a process listen on a socket that another has bound. */
const canHoldSockets = process.platform !== 'win32' && createHandle !== undefined;

/** @param {string | undefined} host */
async function addressesOf(host) {
  /** @type {[string, 4 | 6][]} */
  const everywhere = [
    ['::', 6],
    ['0.0.0.0', 4],
  ];
  if (!host) return everywhere;
  const { address, family } = await dns.lookup(host);
  return /** @type {[string, 4 | 6][]} */ ([[address, family]]);
}

/**
 * The socket that a service listens on. The launcher holds it, so that connections wait while the service is started
 * again, and a new version can take over from the one before.
 */
export class HeldSocket {
  /** @type {SocketHandle | undefined} */
  #handle;

  /**
   * @param {string} name the environment variable of the port
   * @param {number} port
   * @param {string} [host] all addresses of the machine without it
   * @param {number} [patienceMs] how long a port that is taken is waited for, in milliseconds
   */
  constructor(name, port, host, patienceMs = defaultPatienceMs) {
    this.name = name;
    this.port = port;
    this.host = host;
    this.patienceMs = patienceMs;
  }

  /**
   * The socket's file descriptor, to be passed to the process that listens on it. Binds it if it is not.
   *
   * @returns {Promise<number | undefined>} undefined where sockets cannot be passed on: the process opens the port
   *   itself
   * @throws {Error} naming the variable of the port, if it stays taken, or of the host, if this machine has no such
   *   address
   */
  async fd() {
    const deadline = Date.now() + this.patienceMs;
    for (let tries = 0; !this.#handle; tries += 1) {
      const code = canHoldSockets ? await this.#bind() : await this.#look();
      if (code === undefined) break;
      if (this.host && code === 'EADDRNOTAVAIL') throw this.#strangeHost();
      if (code !== 'EADDRINUSE') throw new Error(`${this.name}: port ${this.port} cannot be opened (${code})`);
      if (tries === 0) console.warn(`${this.name}: port ${this.port} is taken; waiting for it`);
      if (Date.now() > deadline) {
        throw new Error(`${this.name}: port ${this.port} is taken; free it or set ${this.name} to another one`);
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    return this.#handle?.fd;
  }

  /** @returns the code of what fails, undefined if the port is free */
  async #look() {
    return (await isPortFree(this.port)) ? undefined : 'EADDRINUSE';
  }

  /** @param {unknown} [cause] */
  #strangeHost(cause) {
    const error = new EnvError(this.name.replace('PORT', 'HOST'), this.host, 'a name or an address of this machine');
    return Object.assign(error, { cause });
  }

  /**
   * @returns the code of what fails, undefined when the socket is bound
   * @throws {EnvError} if the host has no address
   */
  async #bind() {
    let code = 'EADDRNOTAVAIL';
    const addresses = await addressesOf(this.host).catch((error) => {
      throw this.#strangeHost(error);
    });
    for (const [address, family] of addresses) {
      const made = createHandle?.(address, this.port, family) ?? 0;
      // libuv reports that a port is taken only when the address is read.
      const error = typeof made === 'number' ? made : made.getsockname({});
      if (typeof made !== 'number' && error === 0) {
        this.#handle = made;
        return undefined;
      }
      if (typeof made !== 'number') made.close();
      code = getSystemErrorName(error);
      // Without IPv6 there are only IPv4 addresses.
      if (code === 'EADDRINUSE' || code === 'EACCES') return code;
    }
    return code;
  }

  /** Closes it here: when no process listens on it, connections are refused instead of waiting. */
  release() {
    this.#handle?.close();
    this.#handle = undefined;
  }
}
