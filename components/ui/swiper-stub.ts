interface Options {
  autoplay: { delay: number };
  loop: boolean;
  slidesPerView: number;
}

/** A stub of Swiper with autoplay only, for tests: jsdom has no layout, so nothing can scroll. */
export default class SwiperStub {
  realIndex = 0;
  isLocked = false;
  isBeginning = true;
  isEnd = false;
  progress = 0;
  destroyed = false;
  readonly params: Options;
  readonly autoplay;
  #listeners: (() => void)[] = [];

  constructor(_viewport: HTMLElement, options: Options) {
    this.params = options;
    let timer: ReturnType<typeof setInterval>;
    this.autoplay = {
      running: false,
      start: () => {
        this.autoplay.running = true;
        timer = setInterval(() => this.#move(), options.autoplay.delay);
      },
      stop: () => {
        this.autoplay.running = false;
        clearInterval(timer);
      },
    };
  }

  on(name: string, listener: () => void) {
    if (name === 'progress') this.#listeners.push(listener);
  }

  destroy() {
    this.destroyed = true;
    this.autoplay.stop();
  }

  #move() {
    this.realIndex += 1;
    for (const listener of this.#listeners) listener();
  }
}

export const Autoplay = {};
