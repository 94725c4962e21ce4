import http from 'node:http';
import https from 'node:https';

/** How long visitors pause between pages, in milliseconds: the site has other work, too. */
const pauseMs = 20;

/** How long an answer may take, in milliseconds. */
const answerMs = 20_000;

/** @param {string} url */
const isSecure = (url) => url.startsWith('https:');

/**
 * The connections of a visitor, which stay open. Behind a proxy, which counts what an address asks for, each visitor
 * has another address of the loopback interface, where the system has several.
 *
 * @param {string} siteUrl
 * @param {number} index of the visitor
 */
export function agentFor(siteUrl, index) {
  if (!isSecure(siteUrl)) return new http.Agent({ keepAlive: true });
  const localAddress = process.platform === 'linux' ? `127.0.1.${index + 1}` : undefined;
  return new https.Agent({ keepAlive: true, rejectUnauthorized: false, localAddress });
}

/**
 * Opens an address as a visitor.
 *
 * @param {string} url on the loopback interface
 * @param {http.Agent} agent
 * @returns {Promise<{ status: number, body: string }>}
 */
export function ask(url, agent) {
  const { request } = isSecure(url) ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, timeout: answerMs }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${answerMs / 1000} s`)));
    sent.once('error', reject).end();
  });
}

/**
 * Visitors who open pages with all their scripts and styles, one after another, on connections that stay open. Every
 * answer other than 200 is a failure.
 */
export class Visitors {
  /** @type {string[]} */
  failures = [];
  /** Answers of pages and files. */
  answers = 0;
  /** The longest that an answer took, in milliseconds. */
  longest = 0;
  /** The scripts and styles that pages named. @type {Set<string>} */
  files = new Set();
  #isRunning = true;
  /** @type {http.Agent[]} */
  #agents;
  #siteUrl;
  #paths;
  #tries;
  #running;

  /**
   * @param {string} siteUrl by https it is a proxy's, with whatever certificate
   * @param {readonly string[]} paths
   * @param {1 | 2} tries how often a request is sent: 2 for visitors behind a proxy that sends a failed one again
   * @param {number} [count] how many visitors there are
   */
  constructor(siteUrl, paths, tries, count = 3) {
    this.#siteUrl = siteUrl;
    this.#paths = paths;
    this.#tries = tries;
    this.#agents = Array.from({ length: count }, (_, index) => agentFor(siteUrl, index));
    this.#running = Promise.all(this.#agents.map((agent, index) => this.#visit(agent, index)));
  }

  /** @param {string} path @param {http.Agent} agent */
  async #open(path, agent) {
    let reason = '';
    const begun = performance.now();
    for (let tried = 0; tried < this.#tries; tried += 1) {
      try {
        const { status, body } = await ask(this.#siteUrl + path, agent);
        this.answers += 1;
        this.longest = Math.max(this.longest, Math.round(performance.now() - begun));
        if (status === 200) return body;
        reason = String(status);
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    this.failures.push(`${path}: ${reason}`);
    return '';
  }

  /** @param {http.Agent} agent @param {number} first */
  async #visit(agent, first) {
    for (let index = first; this.#isRunning; index += 1) {
      const page = await this.#open(this.#paths[index % this.#paths.length] ?? '/', agent);
      for (const file of new Set(page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))) {
        this.files.add(file);
        // A proxy limits what a visitor may ask for in a second.
        if (isSecure(this.#siteUrl)) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await this.#open(file, agent);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Waits for the answers under way. */
  async leave() {
    this.#isRunning = false;
    await this.#running;
    for (const agent of this.#agents) agent.destroy();
    return this;
  }
}
