import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export interface StripOptions {
  /** In milliseconds. */
  autoplayDelay: number;
  isLoop: boolean;
}

function gapOf(track: HTMLElement): number {
  return parseFloat(getComputedStyle(track).columnGap) || 0;
}

/** Swiper on a strip that CSS has laid out: it uses the same boxes and the browser's own scrolling. */
export function startSwiper(
  track: HTMLElement,
  viewport: HTMLElement,
  speed: number,
  { autoplayDelay, isLoop }: StripOptions,
) {
  const slidesPerView = Number(getComputedStyle(track).getPropertyValue('--per')) || 1;
  const spaceBetween = gapOf(track);
  const step = (track.firstElementChild?.clientWidth ?? 0) + spaceBetween;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    cssMode: true,
    speed,
    slidesPerView,
    spaceBetween,
    initialSlide: step > 0 ? Math.round(Math.abs(track.scrollLeft) / step) : 0,
    loop: isLoop && track.childElementCount > slidesPerView,
    // Started and stopped by the caller only.
    autoplay: { enabled: false, delay: autoplayDelay },
    preventClicks: false,
    lazyPreload: false,
  });
  swiper.on('beforeResize', () => {
    swiper.params.spaceBetween = gapOf(track);
  });
  return swiper;
}
