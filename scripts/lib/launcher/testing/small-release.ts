import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const urlOf = (file: string) => pathToFileURL(path.join(process.cwd(), file)).href;

/** The file in a version's folder with the ports at which it was told of changes, a line each. */
export const toldFile = 'told';

/** A page with the name of its version and a style, at every address. It prepares the page cache as the site does. */
const program = (version: string) => `
import { appendFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '${urlOf('server/listen.mjs')}';
import { preparePageCacheDir } from '${urlOf('lib/cache/page-cache-dir.mjs')}';
import { stopGently } from '${urlOf('server/stop-gently.mjs')}';
const server = createServer((request, response) => {
  if (request.url === '/api/revalidate') appendFileSync('${toldFile}', request.socket.localPort + '\\n');
  response.end('version ${version} <link href="/_next/static/a.css">');
});
if (existsSync('.next')) await preparePageCacheDir('.next');
stopGently(server, async () => {});
await listen(server, Number(process.env.PORT), '127.0.0.1');
`;

/**
 * Writes the servers of a small version: the launcher runs them as it runs those of a build.
 *
 * @param base folder of the version, whose name they answer with
 */
export async function writeRelease(base: string): Promise<void> {
  for (const name of ['.next/site-server.mjs', 'backend/server.mjs']) {
    const file = path.join(base, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, program(path.basename(base)));
  }
  await writeFile(path.join(base, '.next/BUILD_ID'), path.basename(base));
}
