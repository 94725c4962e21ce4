import { platformAddress } from '../../../../lib/sections/parse-media';

/** The address of a film on a platform, by https. */
export const filmAddress = (src: string): string | undefined => platformAddress(src.replace(/^\/\//, 'https://'));

/** Whether an address is that of a film on a platform. */
export const isFilmAddress = (src: string): boolean => filmAddress(src) !== undefined;
