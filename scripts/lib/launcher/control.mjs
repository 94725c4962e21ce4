import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';

import { root } from '../paths.mjs';

/**
 * Where the launcher of a port receives commands: a socket that only its own user can open. The path is relative to the
 * project, since sockets' paths may have about a hundred characters only.
 *
 * @param {number} port of the site
 */
function controlPath(port) {
  if (process.platform === 'win32') return `\\\\.\\pipe\\site-launcher-${port}`;
  return path.relative(process.cwd(), path.join(root, '.data', `launcher-${port}.sock`));
}

/** @typedef {(print: (line: string) => void) => Promise<unknown>} Command reports what it does, and resolves to its result */

/**
 * Receives commands. An answer consists of lines of JSON: `{"line"}` while it works, then `{"result"}` or `{"error"}`.
 *
 * @param {number} port of the site
 * @param {(name: string, argument: string) => Command | undefined} find
 * @returns {Promise<() => void>} closes it
 */
export async function receiveCommands(port, find) {
  const server = createServer((incoming, response) => {
    const [, name = '', argument = ''] = (incoming.url ?? '').split('/');
    const command = incoming.method === 'POST' ? find(name, argument) : undefined;
    const write = (/** @type {object} */ value) => void response.write(`${JSON.stringify(value)}\n`);
    if (!command) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
    command((line) => write({ line }))
      .then((result) => write({ result }))
      .catch((error) => write({ error: error instanceof Error ? error.message : String(error) }))
      .finally(() => response.end());
  });
  const place = controlPath(port);
  await mkdir(path.join(root, '.data'), { recursive: true, mode: 0o700 });
  // The socket that a killed launcher has left. This launcher holds the port, so nobody listens there.
  await rm(place, { force: true });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => resolve(undefined));
  });
  if (process.platform !== 'win32') await chmod(place, 0o600);
  return () => server.close();
}

/**
 * Why a command did not arrive, in one line for whoever sent it.
 *
 * @param {NodeJS.ErrnoException} error of the socket
 * @param {number} port of the site
 */
function reasonOf({ code = '', message }, port) {
  if (code === 'EACCES')
    return `the launcher of port ${port} takes commands of its own user only: run this as that user`;
  const isAway = code === 'ENOENT' || code === 'ECONNREFUSED';
  return isAway
    ? `nothing runs on port ${port} here: npm start starts it`
    : `the launcher of port ${port} did not answer: ${message}`;
}

/**
 * Sends a command to the launcher of a port.
 *
 * @param {number} port of the site
 * @param {string} command its name, and an argument after a slash
 * @param {(line: string) => void} [print] gets what the launcher reports meanwhile
 * @returns {Promise<any>} the result
 * @throws {Error} when no launcher runs there or it is another user's, or with its error
 */
export function sendCommand(port, command, print = () => undefined) {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: controlPath(port), path: `/${command}`, method: 'POST' }, (response) => {
      let text = '';
      /** @param {string} line */
      const read = (line) => {
        const answer = JSON.parse(line);
        if ('line' in answer) print(answer.line);
        else if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.result);
      };
      response.setEncoding('utf8').on('data', (chunk) => {
        const lines = (text + chunk).split('\n');
        text = lines.pop() ?? '';
        lines.forEach(read);
      });
      response.once('close', () => reject(new Error('the launcher ended before it had answered')));
    });
    sent.once('error', (error) => reject(new Error(reasonOf(error, port))));
    sent.end();
  });
}
