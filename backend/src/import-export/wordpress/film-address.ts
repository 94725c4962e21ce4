const player =
  /^(?:https?:)?\/\/(?:www\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)\//i;

/** Whether an address is that of a film on a platform. */
export const isFilmAddress = (src: string): boolean => player.test(src);

/** The address of a film on a platform, by https. */
export const filmAddress = (src: string): string | undefined =>
  isFilmAddress(src) ? src.replace(/^(?:https?:)?\/\//i, 'https://') : undefined;
