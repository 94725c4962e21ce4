import { connect } from 'node:net';

/**
 * @typedef {object} Answer
 * @property {number} status 0 where the connection ended without an answer
 * @property {number} ms until the connection ended
 * @property {string} start of the answer
 */

/**
 * Sends bytes as they are, so that a request can be one that no client would build.
 *
 * @param {number} port on the loopback interface
 * @param {string | Buffer} bytes of a whole request, which asks for the connection to be closed
 * @param {boolean} isCut whether there are fewer bytes than the request announces: the client hangs up after them
 * @param {number} [timeoutMs] after which the connection is given up
 * @returns {Promise<Answer>}
 */
export function sendRaw(port, bytes, isCut, timeoutMs = 30_000) {
  const started = performance.now();
  return new Promise((resolve) => {
    let start = '';
    const socket = connect(port, '127.0.0.1', () => (isCut ? socket.end(bytes) : socket.write(bytes)));
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^(?:HTTP\/1\.1 100 [^\n]*\n\r\n)?HTTP\/1\.[01] (\d{3})/.exec(start)?.[1] ?? 0);
      resolve({ status, ms: Math.round(performance.now() - started), start });
    };
    const timer = setTimeout(finish, timeoutMs);
    socket.on('data', (chunk) => {
      if (start.length < 2_000) start += chunk.toString('latin1').slice(0, 2_000);
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}
