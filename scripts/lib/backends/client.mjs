import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/**
 * A page as the edit mode reads it.
 *
 * @typedef {{ revision: string, page: { sections: { id: string, title?: string }[] } }} EditedPage
 */

/**
 * What is read here of the answers of all calls, if it is there.
 *
 * @typedef {object} Body
 * @property {boolean} [success] of the contract's envelope
 * @property {Partial<EditedPage> & { token?: string, total?: number, others?: { name: string }[] }} [data] the same
 * @property {string} [token] of a session of the admin
 * @property {{ id: number }} [doc] a record that was saved in the admin
 * @property {{ subject: string, result: string }[]} [docs] records of the audit trail
 */

/** @typedef {{ email: string, password: string }} Account */
/** @template [B=Body | undefined] @typedef {{ status: number, headers: Headers, body: B }} Answer */

/** What every client reads of its answers. @param {unknown} body */
const read = (body) => /** @type {Body | undefined} */ (body);

/** @param {string} secret @param {string} text */
function signed(secret, text) {
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return { 'x-timestamp': timestamp, 'x-signature': `sha256=${signature}` };
}

/**
 * Speaks to one backend, as the site, a browser and an editor do.
 *
 * @template [B=Body | undefined] what is read of its answers
 */
export class Client {
  /** @param {string} url @param {string} secret what the site signs with */
  constructor(url, secret) {
    this.url = url;
    this.secret = secret;
  }

  /** @param {string} path @param {RequestInit} [init] @returns {Promise<Answer<B>>} */
  async call(path, init) {
    const response = await fetch(`${this.url}/api/${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    const body = text.startsWith('{') ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, body };
  }

  /** @param {string} path @param {unknown} body @param {Record<string, string>} [headers] @param {string} [method] */
  send(path, body, headers = {}, method = 'POST') {
    const json = { 'content-type': 'application/json', origin: this.url, ...headers };
    return this.call(path, { method, body: JSON.stringify(body), headers: json });
  }

  /** What the site adds to a call for a visitor. @param {string} [address] the visitor's */
  visitorHeaders(address = randomUUID()) {
    return { 'x-client-address': address, ...signed(this.secret, address) };
  }

  /** @param {string} path @param {unknown} body @param {string} [address] the visitor's */
  sendAsVisitor(path, body, address) {
    return this.send(path, body, this.visitorHeaders(address));
  }

  /** @param {Account} account @returns {Promise<string>} the token of a session of the admin */
  async logIn(account) {
    const { status, body: sent } = await this.send('users/login', account);
    const body = read(sent);
    if (!body?.token) throw new Error(`${this.url}: signing in gives ${status}`);
    return body.token;
  }

  /** @param {string} token the admin's @param {string} state @returns {Promise<string>} */
  async codeFor(token, state) {
    const headers = { cookie: `payload-token=${token}` };
    const answer = await this.call(`EditHandOver?returnTo=/&state=${state}`, { headers });
    return new URL(answer.headers.get('location') ?? '', this.url).searchParams.get('code') ?? '';
  }

  /** @param {string} code @param {string} state */
  exchange(code, state) {
    const text = JSON.stringify({ code, state });
    const headers = { 'content-type': 'application/json', ...signed(this.secret, text) };
    return this.call('ExchangeHandOver', { method: 'POST', body: text, headers });
  }

  /** Crosses over into the edit mode. @param {string} token the admin's @returns {Promise<string>} */
  async enter(token) {
    const state = newState();
    const { status, body: sent } = await this.exchange(await this.codeFor(token, state), state);
    const body = read(sent);
    if (!body?.data?.token) throw new Error(`${this.url}: the edit mode gives ${status}`);
    return body.data.token;
  }

  /** An editing call. @param {string} name @param {unknown} body @param {string} token */
  edit(name, body, token) {
    return this.send(name, body, { authorization: `Bearer ${token}` });
  }

  /** @param {string} pageKey @param {string} token @returns {Promise<EditedPage>} */
  async readPage(pageKey, token) {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await this.call(`EditPage?pageKey=${pageKey}`, { headers });
    const { revision, page } = read(body)?.data ?? {};
    if (!revision || !page) throw new Error(`${this.url}: EditPage ${pageKey} gives ${status}`);
    return { revision, page };
  }
}

export const newState = () => randomBytes(24).toString('base64url');

/**
 * Asks until something is as it should be.
 *
 * @template T
 * @param {() => Promise<T | undefined | false>} ask
 * @param {string} what for the error
 * @param {number} withinMs
 * @returns {Promise<{ value: T, ms: number }>}
 */
export async function until(ask, what, withinMs) {
  const begun = performance.now();
  for (;;) {
    const value = await ask();
    const ms = performance.now() - begun;
    if (value) return { value, ms };
    if (ms > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
