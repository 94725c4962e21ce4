import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { readSiteEnv } from '../lib/env/site-env.mjs';
import { fileCacheControl } from '../lib/http/file-headers.mjs';
import { ownAnswerHeaders } from '../lib/http/security-headers.mjs';
import { findArchived } from './find-archived';
import { FinishedAnswer } from './finished/finished-answer';
import type { FinishedStore } from './finished/finished-store';
import { isPart } from './is-part';
import { defaultPolicy } from './page-policy';
import type { SiteResponse } from './site-response';
import type { Step } from './step';

/** Larger files are read from the disk each time; bytes. */
const maxKeptBytes = 512 * 1024;

/** Content types that the library does not know, or says without their encoding, by the ending of a file's name. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
};

interface Folder {
  /** Where its files' addresses begin, without a slash at the end. */
  prefix: string;
  directory: string;
}

const readTwin = (file: string) => readFile(file).catch(() => undefined);

/** The compressed copies that a build has made of a file (`compress-static.mjs`). */
async function twinsOf(file: string) {
  const [br, gzip] = await Promise.all([readTwin(`${file}.br`), readTwin(`${file}.gz`)]);
  return { ...(br && { br }), ...(gzip && { gzip }) };
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
 * ones are kept in the store after their first request.
 *
 * @param store of finished answers
 * @param distDir folder of the build
 */
export function answerFile(store: FinishedStore, distDir: string): Step {
  const { siteUrl } = readSiteEnv(process.env);
  const headers = { ...ownAnswerHeaders(siteUrl), 'content-security-policy': defaultPolicy };

  /** @param isFixed whether its files stay the same while the server runs */
  const served = (folder: Folder, isFixed: boolean) => ({
    ...folder,
    serve: sirv(folder.directory, {
      dev: !isFixed,
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, name) => {
        for (const [key, value] of Object.entries(headers)) response.setHeader(key, value);
        response.setHeader('cache-control', fileCacheControl(folder.prefix + name));
        const type = types[path.extname(name)];
        if (type) response.setHeader('content-type', type);
      },
    }),
  });

  const own = [
    served({ prefix: '/_next/static', directory: path.join(distDir, 'static') }, true),
    served({ prefix: '', directory: 'public' }, true),
  ];
  const archived = new Map<string, ReturnType<typeof served>>();

  /** The folders that may have a file: the build's own, then one of another release. */
  function* foldersFor(url: string) {
    yield* own;
    const directory = findArchived(url);
    if (directory === undefined) return;
    const folder = archived.get(directory) ?? served({ prefix: '', directory }, false);
    archived.set(directory, folder);
    yield folder;
  }

  async function finish(request: IncomingMessage, response: SiteResponse, { prefix, directory }: Folder, body: Buffer) {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const file = path.join(directory, address.slice(prefix.length));
    const { 'accept-ranges': _ranges, ...sent } = response.getHeaders();
    const twins = await twinsOf(file);
    const answer = twins.br ? FinishedAnswer.of(200, sent, body, twins) : await FinishedAnswer.make(200, sent, body);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    answer.send(request, response);
    await store.keep(address, { answer, expiresAt: Infinity, source: file, tags: [], isFile: true }, body);
  }

  return (request, response) => {
    const { method, url = '', headers: asked } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const isKept = store.isOpen && method === 'GET' && !isPart(asked);
    for (const folder of foldersFor(url)) {
      if (!url.startsWith(`${folder.prefix}/`)) continue;
      if (isKept) {
        response.collect(
          () => response.statusCode === 200,
          (body) => void finish(request, response, folder, body),
          maxKeptBytes,
        );
      }
      let isFile = true;
      folder.serve(reading(request, url.slice(folder.prefix.length), !isKept && !isPart(asked)), response, () => {
        isFile = false;
      });
      if (isFile) return true;
    }
    return false;
  };
}
