import { Agent, request } from 'node:http';

/** How long visitors pause between pages, in milliseconds: the site has other work, too. */
const pauseMs = 20;

/** How long an answer may take, in milliseconds. */
const answerMs = 20_000;

/**
 * @param {string} url on the loopback interface
 * @param {Agent} agent
 * @returns {Promise<{ status: number, body: string }>}
 */
function ask(url, agent) {
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
 * Visitors who open pages with all their scripts and styles, one after another, on connections that stay open. Whatever
 * does not answer with 200 is a failure.
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
  #agent = new Agent({ keepAlive: true });
  #siteUrl;
  #paths;
  #tries;
  #running;

  /**
   * @param {string} siteUrl
   * @param {readonly string[]} paths
   * @param {1 | 2} tries how often a request is sent: 2 for visitors behind a proxy that sends a failed one again
   * @param {number} [count] how many visitors there are
   */
  constructor(siteUrl, paths, tries, count = 3) {
    this.#siteUrl = siteUrl;
    this.#paths = paths;
    this.#tries = tries;
    this.#running = Promise.all(Array.from({ length: count }, (_, index) => this.#visit(index)));
  }

  /** @param {string} path */
  async #open(path) {
    let reason = '';
    const begun = performance.now();
    for (let tried = 0; tried < this.#tries; tried += 1) {
      try {
        const { status, body } = await ask(this.#siteUrl + path, this.#agent);
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

  /** @param {number} first */
  async #visit(first) {
    for (let index = first; this.#isRunning; index += 1) {
      const page = await this.#open(this.#paths[index % this.#paths.length] ?? '/');
      for (const file of new Set(page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))) {
        this.files.add(file);
        await this.#open(file);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Waits for the answers under way. */
  async leave() {
    this.#isRunning = false;
    await this.#running;
    this.#agent.destroy();
    return this;
  }
}
