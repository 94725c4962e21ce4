import { connect, createServer } from 'node:net';

/** A TCP proxy in front of an S3 server, which can be slow, silent, or cut an upload. */
export class S3Line {
  /** The delay of everything that is sent to the server, in milliseconds. */
  delayMs = 0;
  /** Whether nothing is passed on. Connected clients wait. */
  isSilent = false;
  /** After how many bytes from the client its connection is cut. */
  cutAfter = Infinity;
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  #server;

  /** @param {number} port of the server on this machine */
  constructor(port) {
    this.#server = createServer((client) => this.#join(client, connect(port, '127.0.0.1')));
  }

  /** @returns {Promise<string>} its address */
  async open() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = this.#server.address();
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  }

  /** @param {import('node:net').Socket} client @param {import('node:net').Socket} server */
  #join(client, server) {
    let passed = 0;
    client.on('data', (chunk) => {
      passed += chunk.length;
      if (passed > this.cutAfter) client.destroy();
      else if (!this.isSilent) setTimeout(() => server.write(chunk), this.delayMs);
    });
    server.on('data', (chunk) => this.isSilent || client.write(chunk));
    for (const one of [client, server]) {
      const other = one === client ? server : client;
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }

  /** Back to the first settings. Connections that were made meanwhile end. */
  mend() {
    Object.assign(this, { delayMs: 0, isSilent: false, cutAfter: Infinity });
    for (const socket of this.#sockets) socket.destroy();
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
