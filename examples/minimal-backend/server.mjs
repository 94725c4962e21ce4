/**
 * The smallest host that keeps the content contract (docs/contract.md): JSON files, pictures and Node, nothing else.
 * `node examples/minimal-backend/server.mjs [PORT] [FOLDER]`, then `BACKEND_URL=http://127.0.0.1:PORT` for the site.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, watch } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/** @typedef {Record<string, any>} Page */
/** @typedef {{ status?: number, [key: string]: unknown }} Reply */

/** @type {Record<string, string>} */
const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml', mp4: 'video/mp4' };
const maxBodyBytes = 10 * 1024 * 1024;

/** @param {number} status @param {string} code @param {object} [more] @returns {Reply} */
const refuse = (status, code, more) => ({ status, success: false, message: code, code, ...more });
const notFound = () => refuse(404, 'not_found');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The content of a folder. Pages are in the order of their files' names. @param {string} folder */
function readContent(folder) {
  const pagesDir = path.join(folder, 'content/pages');
  const names = readdirSync(pagesDir).filter((name) => name.endsWith('.json'));
  /** @type {Page[]} */
  const pages = names.sort().map((name) => readJson(path.join(pagesDir, name)));
  return {
    model: readJson(path.join(folder, 'content/application-model.json')),
    redirects: readJson(path.join(folder, 'content/redirects.json')),
    pages: pages.filter(({ isVisible }) => isVisible),
  };
}

/** A part of a list by `limit` and `offset`. @param {unknown[]} all @param {number} offset @param {number} limit */
const part = (all, offset, limit) => ({ success: true, total: all.length, data: all.slice(offset, offset + limit) });

/** @param {URLSearchParams} query @param {string} name @param {number} max @returns {number | undefined} NaN: not a number */
function numberIn(query, name, max) {
  const value = query.get(name);
  if (value === null) return undefined;
  return /^\d{1,7}$/.test(value) && Number(value) <= max ? Number(value) : NaN;
}

/** @param {string} text @param {string} query @returns {[number, number][]} where it is, from start to end */
function marksOf(text, query) {
  const [where, wanted] = [text.toLocaleLowerCase('tr'), query.toLocaleLowerCase('tr')];
  const start = where.length === text.length ? where.indexOf(wanted) : -1;
  return start < 0 ? [] : [[start, start + query.length]];
}

/** @typedef {ReturnType<typeof readContent>} Content */
/** @type {Record<string, (query: URLSearchParams, content: Content) => Reply>} */
const calls = {
  GetApplicationModel: (_query, { model }) => ({ success: true, data: model }),
  GetPageData: (query, { pages }) => {
    const page = pages.find(({ pageKey }) => pageKey === query.get('pageKey'));
    return page ? { success: true, data: page } : notFound();
  },
  GetCategoryPages: (query, { model, pages }) => {
    const category = query.get('category') ?? '';
    const [limit, offset = 0] = [numberIn(query, 'limit', 100), numberIn(query, 'offset', 1e7)];
    const isKnown = model.categories.some((/** @type {{ key: string }} */ { key }) => key === category);
    if (!isKnown || Number.isNaN(limit) || Number.isNaN(offset)) return refuse(400, 'bad_request');
    const listed = pages.filter((page) => page.categories?.includes(category));
    return limit === undefined ? { success: true, data: listed } : part(listed, offset, limit);
  },
  GetPageKeys: (query, { pages }) => {
    const [limit, offset = 0] = [numberIn(query, 'limit', 1000), numberIn(query, 'cursor', 1e7)];
    if (Number.isNaN(limit) || Number.isNaN(offset)) return refuse(400, 'bad_request');
    const keys = pages.map(({ pageKey, link, updatedAt, otherLangs }) => {
      return { pageKey, link, updatedAt, languages: ['tr', ...Object.keys(otherLangs ?? {})] };
    });
    if (limit === undefined) return { success: true, data: keys };
    const end = offset + limit;
    return { ...part(keys, offset, limit), ...(end < keys.length && { next: String(end) }) };
  },
  GetRedirects: (_query, { redirects }) => ({ success: true, data: redirects }),
  SearchPages: (query, { pages }) => {
    const [text, language] = [(query.get('query') ?? '').trim(), query.get('language') ?? 'tr'];
    const [limit = 10, offset = 0] = [numberIn(query, 'limit', 50), numberIn(query, 'offset', 1e7)];
    if (Number.isNaN(limit) || Number.isNaN(offset)) return refuse(400, 'bad_request');
    const found = pages.flatMap((page) => {
      const copy = page.otherLangs?.[language];
      const { title = page.title, description = '' } = copy ?? page;
      const [inTitle, inText] = [marksOf(title, text), marksOf(description, text)];
      if (text === '' || inTitle.length + inText.length === 0) return [];
      const texts = { title: { text: title, marks: inTitle }, excerpt: { text: description, marks: inText } };
      return { pageKey: page.pageKey, link: page.link, ...texts, language: copy ? language : 'tr' };
    });
    return { success: true, data: { total: found.length, results: found.slice(offset, offset + limit) } };
  },
};

/** Messages and files are written into the folder `inbox`. @type {Record<string, (body: Buffer, type: string, folder: string) => Promise<Reply>>} */
const forms = {
  SendMail: async (body, _type, folder) => {
    const message = JSON.parse(String(body));
    /** @type {Record<string, string>} */
    const fields = {};
    for (const name of ['subject', 'name', 'email', 'message']) if (!message?.[name]) fields[name] = 'required';
    if (!fields.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(message.email)) fields.email = 'invalid_email';
    if (Object.keys(fields).length > 0) return refuse(400, 'validation', { data: { fields } });
    await writeFile(path.join(folder, `${Date.now()}-${randomUUID()}.json`), JSON.stringify(message));
    return { success: true };
  },
  UploadFile: async (body, type, folder) => {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    if (!(file instanceof Blob)) return refuse(400, 'validation', { data: { fields: { file: 'required' } } });
    const name = randomUUID();
    await writeFile(path.join(folder, name), Buffer.from(await file.arrayBuffer()));
    return { success: true, data: name };
  },
};

/** @param {import('node:http').IncomingMessage} request @returns {Promise<Buffer | undefined>} undefined: too large */
async function readBody(request) {
  const pieces = [];
  let size = 0;
  for await (const piece of request) {
    if ((size += piece.length) > maxBodyBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** @param {import('node:http').IncomingMessage} request @param {URL} url @param {string} folder @returns {Promise<Reply>} */
async function replyTo(request, { pathname, searchParams }, folder) {
  const name = pathname.replace(/^\/api\//, '');
  if (request.method === 'GET' && Object.hasOwn(calls, name))
    return calls[name]?.(searchParams, readContent(folder)) ?? notFound();
  if (request.method !== 'POST' || !Object.hasOwn(forms, name)) return notFound();
  const body = await readBody(request);
  if (!body) return refuse(413, 'body_too_large');
  const inbox = path.join(folder, 'inbox');
  await mkdir(inbox, { recursive: true });
  return (await forms[name]?.(body, request.headers['content-type'] ?? '', inbox)) ?? notFound();
}

/** A picture or a film, with one byte range. @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {string} file */
async function sendFile(request, response, file) {
  const type = types[path.extname(file).slice(1)];
  const size = type
    ? await stat(file).then(
        (info) => info.size,
        () => undefined,
      )
    : undefined;
  if (size === undefined) return void response.writeHead(404).end();
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = Math.min(last ? Number(last) : size - 1, size - 1);
  if (start > end) return void response.writeHead(416).end();
  const range = first === undefined ? undefined : { 'content-range': `bytes ${start}-${end}/${size}` };
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...range,
  });
  createReadStream(file, { start, end }).pipe(response);
}

/** @param {string} folder with `content` and `media` */
export const createBackend = (folder) =>
  createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const [, media] = /^\/media\/([\w-]+\.\w+)$/.exec(url.pathname) ?? [];
    if (media) return void sendFile(request, response, path.join(folder, 'media', media));
    replyTo(request, url, folder)
      .catch(() => refuse(request.method === 'POST' ? 400 : 500, 'bad_request'))
      .then(({ status = 200, ...envelope }) => {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(envelope));
      });
  });

/** Tells the site that content has changed (docs/contract.md#webhook). @param {string} siteUrl @param {string} secret */
export async function sendWebhook(siteUrl, secret) {
  const [timestamp, body] = [String(Date.now()), JSON.stringify({ tags: ['content'] })];
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  const { status } = await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', headers, body });
  return status;
}

if (process.argv[1]?.endsWith('minimal-backend/server.mjs')) {
  const [port = '3001', folder = path.dirname(process.argv[1])] = process.argv.slice(2);
  const { SITE_URL, REVALIDATE_SECRET } = process.env;
  createBackend(folder).listen(Number(port), '127.0.0.1', () => console.info(`http://127.0.0.1:${port}`));
  if (SITE_URL && REVALIDATE_SECRET)
    watch(path.join(folder, 'content'), { recursive: true }, () => {
      sendWebhook(SITE_URL, REVALIDATE_SECRET).catch((error) =>
        console.error(`the site was not told: ${error.message}`),
      );
    });
}
