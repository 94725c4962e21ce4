import Masonry from 'masonry-layout';

export interface Arrangement {
  /** Arranges again after items were shown or hidden. */
  update: () => void;
  destroy: () => void;
}

/** How long after its creation the grid is first arranged, in milliseconds. */
const firstArrangementDelay = 1000;

/**
 * Lets masonry-layout arrange a CSS grid. The items keep the heights of their grid rows, so that nothing moves when
 * both arrangements are equal, which they are for every grid without gaps.
 *
 * @param grid contains the `.grid-item`s; beside it is a `.grid-sizer`, as wide as a column
 */
export function arrange(grid: HTMLElement): Arrangement {
  const items = [...grid.querySelectorAll<HTMLElement>('.grid-item')];
  let masonry: Masonry | undefined;

  function release() {
    masonry?.destroy?.();
    masonry = undefined;
    grid.removeAttribute('data-arranged');
    for (const item of items) item.style.height = '';
  }

  function layOut() {
    release();
    const gutter = parseFloat(getComputedStyle(grid).columnGap) || 0;
    const heights = items.map((item) => item.getBoundingClientRect().height);
    grid.setAttribute('data-arranged', '');
    items.forEach((item, index) => (item.style.height = heights[index] ? `${heights[index]}px` : ''));
    masonry = new Masonry(grid, {
      itemSelector: '.grid-item:not([hidden])',
      columnWidth: grid.parentElement?.querySelector('.grid-sizer') ?? undefined,
      gutter,
      originLeft: getComputedStyle(grid).direction === 'ltr',
      percentPosition: true,
      stagger: 0,
      transitionDuration: 0,
      // The observer below detects more changes than a window resize.
      resize: false,
    });
  }

  const sizes = new ResizeObserver(layOut);
  const timer = setTimeout(() => {
    sizes.observe(grid);
    for (const { firstElementChild } of items) if (firstElementChild) sizes.observe(firstElementChild);
  }, firstArrangementDelay);

  return {
    update: () => masonry && layOut(),
    destroy: () => {
      clearTimeout(timer);
      sizes.disconnect();
      release();
    },
  };
}
