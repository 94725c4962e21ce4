import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const urlOf = (file: string) => pathToFileURL(path.join(process.cwd(), file)).href;

/** A small server on the launcher's socket. It answers with the name of its version; `/slow` after a while. */
const program = `
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '${urlOf('server/listen.mjs')}';
import { stopGently } from '${urlOf('server/stop-gently.mjs')}';
const version = path.basename(process.argv[2]);
if (version === 'broken') throw new Error('broken');
if (version === 'slow') await new Promise(() => setInterval(() => {}, 1000));
const server = createServer((request, response) => {
  setTimeout(() => response.end(version), request.url === '/slow' ? 400 : 0);
});
stopGently(server, async () => {});
await listen(server, Number(process.argv[3]), '127.0.0.1');
`;

/** Writes a version with this server. Those named `broken` and `slow` never serve. @param base its folder */
export async function writeVersion(base: string): Promise<void> {
  await mkdir(base);
  await writeFile(path.join(base, 'server.mjs'), program);
}
