import { makeInertOutOfView } from './inert-out-of-view';
import { pauseReasons } from './pause-reasons';
import { onArrowKeys, onInteraction } from './strip-interaction';
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

/** Where the number of slides per view changes, in pixels. */
const breakpoints = [768, 992, 1200];

/**
 * Starts a carousel.
 *
 * @param root the carousel: an element around a `.swiper-wrapper` of `.swiper-slide`s
 * @param onChange called when the state of the controls changes
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
  /** The slide the strip is moving to. Swiper updates its index only after the strip has scrolled there. */
  let goal: HTMLElement | undefined;
  let swiper = start();

  function start() {
    const started = startSwiper(track as HTMLElement, viewport as HTMLElement, speed, options);
    started.on('progress', show);
    started.on('beforeResize', takeGoal);
    return started;
  }

  /** After a change of width Swiper goes to the slide it knows, which may not yet be the one it is moving to. */
  function takeGoal() {
    if (goal) swiper.updateActiveIndex(swiper.slides.indexOf(goal));
  }

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

  function showAtOnce(slide: HTMLElement) {
    const place = swiper.slidesGrid[swiper.slides.indexOf(slide)] ?? 0;
    track?.scrollTo({ left: swiper.rtlTranslate ? -place : place, behavior: 'instant' });
  }

  function move(by: 1 | -1) {
    stop();
    if (swiper.params.loop) {
      // Swiper's next step counts from where the strip is, so a step that is not over ends at once.
      if (goal) showAtOnce(goal);
      // Swiper takes its place from the scroll event, which comes a frame after the scroll.
      swiper.translate = -(track?.scrollLeft ?? 0);
      swiper.updateActiveIndex();
      swiper.updateSlidesClasses();
      const from = slides.indexOf(swiper.slides[swiper.activeIndex] as HTMLElement);
      goal = slides.at((from + by) % slides.length);
      if (by > 0) swiper.slideNext(speed);
      else swiper.slidePrev(speed);
      takeGoal();
      return;
    }
    const last = Math.max(slides.length - Number(swiper.params.slidesPerView), 0);
    const from = goal ? slides.indexOf(goal) : swiper.activeIndex;
    const to = Math.min(Math.max(from + by, 0), last);
    goal = slides[to];
    // Swiper does nothing if it believes to be there, and it takes its place from the scroll event, which may be to come.
    swiper.translate = NaN;
    swiper.slideTo(to, speed);
    swiper.translate = -(track?.scrollLeft ?? 0);
    takeGoal();
  }
  const previous = () => move(-1);
  const next = () => move(1);

  /** Loop and lock depend on the number of slides that fit, so another number needs a new Swiper. */
  const restart = () => {
    goal = undefined;
    swiper.destroy();
    swiper = start();
    play();
    show();
  };

  const ending = new AbortController();
  const { signal } = ending;
  const pauses = pauseReasons(track, play, signal);
  const makeReachable = makeInertOutOfView(track, slides);
  onInteraction(track, stop, signal);
  onArrowKeys(track, previous, next, signal);
  for (const event of ['scrollend', 'pointerdown', 'wheel']) {
    track.addEventListener(event, () => (goal = undefined), { signal, passive: true });
  }
  for (const width of breakpoints) {
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', restart, { signal });
  }
  play();
  show();

  return {
    previous,
    next,
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
