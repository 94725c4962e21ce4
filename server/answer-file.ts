import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { readSiteEnv } from '../lib/env/site-env.mjs';
import { fileCacheControl } from '../lib/http/file-headers.mjs';
import { ownAnswerHeaders, forContentType } from '../lib/http/security-headers.mjs';
import { ArchivedFiles } from './archived-files';
import { acceptedEncodings } from './encodings';
import { FinishedAnswer } from './finished/finished-answer';
import type { FinishedStore } from './finished/finished-store';
import { isPart } from './is-part';
import { largeFiles } from './large-files';
import { defaultPolicy } from './page-policy';
import type { SiteResponse } from './site-response';
import type { Step } from './step';
import { watchReading } from './watch-reading';

/** Larger files are read from the disk each time; bytes. */
const maxKeptBytes = 512 * 1024;

/**
 * Addresses that are a file's only one. The library finds a file at other spellings too, such as `%61.js` and `a.js/`:
 * kept under each of them, one file would displace all pages.
 */
const plainAddress = /^(?:\/[\w.~-]+)+$/;

/** Content types that the library does not know, or says without their encoding, by the ending of a file's name. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
};

/** Where only files are. */
const isFileAddress = (url: string) => url.startsWith('/_next/static/') || url.startsWith('/fonts/');

const readTwin = (file: string) => readFile(file).catch(() => undefined);

/** The compressed copies that a build has made of a file (`compress-static.mjs`). */
async function readTwins(file: string) {
  const [br, gzip] = await Promise.all([readTwin(`${file}.br`), readTwin(`${file}.gz`)]);
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

interface Folder {
  /** Where its files' addresses begin, without a slash at the end. */
  prefix: string;
  directory: string;
}

/**
 * What the library reads of a request.
 *
 * @param url the address below the folder
 * @param accepted whether it chooses the encoding; if not, the file's own bytes are wanted
 */
function reading({ headers }: IncomingMessage, url: string, accepted: boolean): IncomingMessage {
  const { 'accept-encoding': encoding, range, ...others } = headers;
  const kept = { ...(accepted && { 'accept-encoding': encoding }), ...(isPart(headers) && { range }) };
  return { url, headers: { ...others, ...kept } } as IncomingMessage;
}

/**
 * Answers requests for the build's files, those of `public`, and the scripts, styles and fonts of other releases. Small
 * ones are kept in the store after their first request. A script or font that nobody has is not found, without a page.
 *
 * @param store of finished answers
 * @param distDir folder of the build
 */
export function answerFile(store: FinishedStore, distDir: string): Step {
  const { siteUrl } = readSiteEnv(process.env);
  const headers = { ...ownAnswerHeaders(siteUrl), 'content-security-policy': defaultPolicy };

  const served = (folder: Folder) => ({
    ...folder,
    /** Sent from the disk each time, compressed if there is a copy: none is made here. */
    large: largeFiles(folder.directory, maxKeptBytes),
    serve: sirv(folder.directory, {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, name) => {
        const type = types[path.extname(name)];
        if (type) response.setHeader('content-type', type);
        for (const [key, value] of Object.entries(forContentType(headers, type))) response.setHeader(key, value);
        response.setHeader('cache-control', fileCacheControl(folder.prefix + name));
      },
    }),
  });

  const own = [
    served({ prefix: '/_next/static', directory: path.join(distDir, 'static') }),
    served({ prefix: '', directory: 'public' }),
  ];
  const archive = new ArchivedFiles();

  async function finish(request: IncomingMessage, response: SiteResponse, { prefix, directory }: Folder, body: Buffer) {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const file = path.join(directory, address.slice(prefix.length));
    const { 'accept-ranges': _ranges, ...sent } = response.getHeaders();
    const twins = await readTwins(file);
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const answer = twins.br
      ? FinishedAnswer.of(200, sent, body, twins)
      : await FinishedAnswer.make(200, sent, body, { accepted });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    answer.send(request, response);
    await keep(address, file, answer, body);
  }

  async function keep(address: string, source: string, answer: FinishedAnswer, body: Buffer) {
    await answer.complete(body);
    store.keep(address, { answer, expiresAt: Infinity, source, tags: [], isFile: true });
  }

  /** Answers with the file of another release, or that there is none. */
  async function answerArchived(request: IncomingMessage, response: SiteResponse, address: string) {
    const found = await archive.read(address);
    if (!found) {
      // Nobody reads it: a page would be made for it, which needs the backend.
      response.writeHead(404, { ...headers, 'cache-control': 'no-store', 'content-type': types['.txt'] });
      response.end(request.method === 'GET' ? 'Not Found\n' : undefined);
      return;
    }
    const { file, body, twins } = found;
    const type = types[path.extname(address)] ?? 'application/octet-stream';
    const security = forContentType(headers, type);
    const sent = { ...security, 'cache-control': fileCacheControl(address), 'content-type': type };
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const answer = twins.br
      ? FinishedAnswer.of(200, sent, body, twins)
      : await FinishedAnswer.make(200, sent, body, { accepted });
    answer.send(request, response);
    if (store.isOpen && body.length <= maxKeptBytes) await keep(address, file, answer, body);
  }

  /** Answers for a file that cannot be read: it has gone since the start, or the disk does not give it. */
  function fail(request: IncomingMessage, response: SiteResponse, address: string, error: NodeJS.ErrnoException) {
    if (error.code !== 'ENOENT') {
      console.error(`file: ${address}: ${error.message}`);
      const sent = { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=UTF-8' };
      response.replace(503, sent, 'Service Unavailable\n');
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    sendArchived(request, response, address);
  }

  /** As `answerArchived`, for whoever does not wait. */
  function sendArchived(request: IncomingMessage, response: SiteResponse, address: string) {
    response.stopCollecting();
    answerArchived(request, response, address).catch((error: unknown) => {
      console.error(`file: ${address}`, error);
      response.destroy();
    });
  }

  return (request, response) => {
    const { method, url = '', headers: asked } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const [address = ''] = url.split('?', 1);
    const mayKeep = store.isOpen && method === 'GET' && !isPart(asked) && plainAddress.test(address);
    for (const folder of own) {
      if (!url.startsWith(`${folder.prefix}/`)) continue;
      const isKept = mayKeep && !folder.large.has(address.slice(folder.prefix.length));
      if (isKept) {
        response.collect(
          () => response.statusCode === 200,
          (body) => void finish(request, response, folder, body),
          maxKeptBytes,
        );
      } else response.holdHead();
      const unwatch = watchReading(response, (error) => fail(request, response, address, error));
      let isFile = true;
      folder.serve(reading(request, url.slice(folder.prefix.length), !isKept && !isPart(asked)), response, () => {
        isFile = false;
      });
      if (isFile) return true;
      unwatch();
      response.stopCollecting();
    }
    if (!isFileAddress(url)) return false;
    sendArchived(request, response, address);
    return true;
  };
}
