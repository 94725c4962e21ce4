import { createServer } from 'node:net';

/**
 * The environment variables by which the launcher says where to listen (`scripts/lib/launcher`): the file descriptor of
 * a socket that it has bound, and whether the process is tried out first.
 */
export const launcherVariables = { socket: 'LAUNCHER_SOCKET', trial: 'LAUNCHER_TRIAL' };

/**
 * @param {import('node:http').Server} server
 * @param {import('node:net').ListenOptions & { fd?: number }} where
 * @returns {Promise<void>}
 */
const opened = (server, where) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Answers on a port of the loopback interface until the launcher has tried it out.
 *
 * @param {import('node:http').Server} server
 * @returns {Promise<void>} when the launcher says that the server is to serve
 */
function tryOut(server) {
  const trial = createServer((socket) => void server.emit('connection', socket));
  return new Promise((resolve, reject) => {
    trial.once('error', reject);
    trial.listen(0, '127.0.0.1', () => {
      process.send?.({ trialPort: /** @type {import('node:net').AddressInfo} */ (trial.address()).port });
    });
    process.once('message', () => {
      trial.close();
      resolve();
    });
  });
}

/**
 * Listens: on the launcher's socket if there is one, else on the port. Below a launcher the process ends with it.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} [host] all addresses of the machine without it
 * @returns {Promise<void>} when it listens
 */
export async function listen(server, port, host) {
  const { [launcherVariables.socket]: socket, [launcherVariables.trial]: isTrial } = process.env;
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  if (isTrial && process.send) await tryOut(server);
  await opened(server, socket ? { fd: Number(socket) } : { port, host });
  process.send?.({ isServing: true });
}
