/** How many refusals per second are answered at once. A page with broken pictures causes far fewer. */
const promptly = 100;

/** How long the others wait, in milliseconds. */
const delayMs = 250;

/** How many may wait at a time. Further ones are answered at once, which costs less than holding them. */
const mostWaiting = 2_000;

/** Sends refusals: at once while they are few, otherwise after a pause. */
export class SlowRefusals {
  #second = 0;
  #count = 0;
  #waiting = 0;

  /**
   * A client that requests wrong addresses in a loop gets one answer per connection and pause. Without the pause, such
   * requests would slow the site down for everybody else.
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
