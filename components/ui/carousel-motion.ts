import { makeInertOutOfView } from './inert-out-of-view';
import { pauseReasons } from './pause-reasons';
import { startSwiper, type StripOptions } from './swiper-strip';
import { prefersStillness } from './when-near';

export interface CarouselState {
  isPlaying: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
}

export interface CarouselMotion {
  previous: () => void;
  next: () => void;
  /** Starts or stops the autoplay. */
  toggle: () => void;
  destroy: () => void;
}

/** SPEC.md §9: where the number of slides a view changes, in pixels. */
const breakpoints = [768, 992, 1200];

/** SPEC.md §2: autoplay stops on user interaction with the strip. */
function onInteraction(track: HTMLElement, stop: () => void, signal: AbortSignal) {
  track.addEventListener('pointerdown', stop, { signal });
  track.addEventListener('wheel', ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && stop(), {
    signal,
    passive: true,
  });
  track.addEventListener('keydown', ({ key }) => /^(Arrow(Left|Right)|Home|End)$/.test(key) && stop(), { signal });
}

/**
 * Sets a carousel in motion.
 *
 * @param root the carousel: an element around a `.swiper-wrapper` of `.swiper-slide`s
 * @param onChange hears of every change of what the controls show
 */
export function startCarousel(
  root: HTMLElement,
  options: StripOptions,
  onChange: (state: CarouselState) => void,
): CarouselMotion {
  const track = root.querySelector<HTMLElement>('.swiper-wrapper');
  const viewport = track?.parentElement;
  if (!track || !viewport) throw new Error('carousel without a strip');
  const slides = [...track.children] as HTMLElement[];
  const speed = prefersStillness() ? 0 : 600;
  let isWanted = !prefersStillness();
  let swiper = startSwiper(track, viewport, speed, options);
  swiper.on('progress', show);

  function show() {
    if (swiper.destroyed) return;
    const { realIndex, isBeginning, isEnd, isLocked, progress, params } = swiper;
    const perView = Number(params.slidesPerView);
    const at = params.loop ? realIndex / (slides.length - 1) : Math.min(Math.max(progress, 0), 1);
    root.style.setProperty('--first', String(realIndex + 1));
    root.style.setProperty('--last', String(((realIndex + Math.min(perView, slides.length) - 1) % slides.length) + 1));
    root.style.setProperty('--at', String(at));
    onChange({
      isPlaying: isWanted,
      canGoBack: !isLocked && (Boolean(params.loop) || !isBeginning),
      canGoOn: !isLocked && (Boolean(params.loop) || !isEnd),
    });
  }

  function play() {
    const isRunning = isWanted && !pauses.isPaused() && !swiper.isLocked;
    if (isRunning === swiper.autoplay.running) return;
    if (isRunning) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }

  function stop() {
    isWanted = false;
    play();
    show();
  }

  /** How many slides fit decides on loop and lock, so another number of them is another Swiper. */
  const restart = () => {
    swiper.destroy();
    swiper = startSwiper(track, viewport, speed, options);
    swiper.on('progress', show);
    play();
    show();
  };

  const ending = new AbortController();
  const { signal } = ending;
  const pauses = pauseReasons(track, play, signal);
  const makeReachable = makeInertOutOfView(track, slides);
  onInteraction(track, stop, signal);
  for (const width of breakpoints) {
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', restart, { signal });
  }
  play();
  show();

  return {
    previous: () => {
      stop();
      swiper.slidePrev(speed);
    },
    next: () => {
      stop();
      swiper.slideNext(speed);
    },
    toggle: () => {
      isWanted = !isWanted;
      play();
      show();
    },
    destroy: () => {
      ending.abort();
      pauses.disconnect();
      makeReachable();
      swiper.destroy();
    },
  };
}
