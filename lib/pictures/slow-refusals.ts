/** How many refusals a second are answered at once: a page with broken pictures causes far fewer. */
const promptly = 100;

/** How long the others wait, in milliseconds. */
const delayMs = 250;

/** How many may wait at a time. Those beyond are answered at once, which costs less than to keep them. */
const mostWaiting = 2_000;

/** What sends refusals: at once as long as they are few, and otherwise after a pause. */
export class SlowRefusals {
  #second = 0;
  #count = 0;
  #waiting = 0;

  /**
   * Whoever requests one wrong address after another on the same connections gets as many answers as connections in
   * each pause. Answered at once, they would keep the site from answering anybody else.
   *
   * @param send sends the refusal
   */
  send(send: () => void): void {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) [this.#second, this.#count] = [second, 0];
    this.#count += 1;
    if (this.#count <= promptly || this.#waiting >= mostWaiting) return send();
    this.#waiting += 1;
    setTimeout(() => {
      this.#waiting -= 1;
      send();
    }, delayMs).unref();
  }
}
