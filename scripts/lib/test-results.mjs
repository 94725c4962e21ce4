/** What the parts of `npm test` have counted, how long each took, and what has failed. */
export class TestResults {
  #passed = 0;
  #failed = 0;
  /** What has failed, named once more at the end: a log may be cut at its start. @type {string[]} */
  #failures = [];
  /** @type {{ name: string, seconds: number }[]} */
  #parts = [];

  /**
   * Runs a part. One that throws has failed, and so has one that counts nothing.
   *
   * @param {string} name
   * @param {() => Promise<import('./e2e-counts.mjs').Counts | void>} work what it counted; nothing: it is one check
   */
  async run(name, work) {
    console.info(`── ${name}`);
    const started = Date.now();
    const counts = await work().then(
      (counted) => counted ?? { passed: 1, failed: 0, failures: [] },
      (error) => {
        console.info(`── ${name}: ${error instanceof Error ? error.message : error}`);
        return { passed: 0, failed: 1, failures: [name] };
      },
    );
    const isEmpty = counts.passed + counts.failed === 0;
    this.#passed += counts.passed;
    this.#failed += isEmpty ? 1 : counts.failed;
    this.#failures.push(...(isEmpty ? [`${name}: nothing was run`] : counts.failures));
    const seconds = Math.round((Date.now() - started) / 1000);
    this.#parts.push({ name, seconds });
    console.info(`── ${name}: ${counts.failed > 0 || isEmpty ? 'failed' : 'passed'} after ${seconds} s`);
  }

  /** Prints everything, the sum last. @returns {boolean} whether nothing has failed */
  print() {
    console.info(`\nseconds by part, several at a time:`);
    for (const { name, seconds } of this.#parts) console.info(`${String(seconds).padStart(5)}  ${name}`);
    if (this.#failures.length > 0) console.info(`\nfailed:\n${this.#failures.join('\n')}`);
    console.info(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0;
  }
}
