import { readdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';

/**
 * Requests an address and reads the whole answer.
 *
 * @param {string} url
 * @param {import('node:http').Agent} agent
 * @param {string} [accept]
 * @returns {Promise<number>} the status; 0 without an answer
 */
export function get(url, agent, accept = '*/*') {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: { accept }, timeout: 120_000 }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end();
  });
}

/**
 * The number and size of the files in a folder.
 *
 * @param {string} cache
 * @returns {Promise<{ files: number, megabytes: number }>}
 */
export async function folderSize(cache) {
  const names = await readdir(cache, { recursive: true }).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(path.join(cache, name)).catch(() => undefined)));
  const files = found.filter((entry) => entry?.isFile());
  const bytes = files.reduce((sum, entry) => sum + (entry?.size ?? 0), 0);
  return { files: files.length, megabytes: Math.round(bytes / 1e5) / 10 };
}

/**
 * The resident memory of a process and its children, in MB.
 *
 * @param {number} pid
 * @returns {Promise<number>}
 */
export async function memoryWithChildren(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(memoryWithChildren));
  return others.reduce((sum, one) => sum + one, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
}
