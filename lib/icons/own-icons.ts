import type { IconNode } from './lucide';

/** Drawings of our own on Lucide's grid, for what the trade needs and Lucide lacks. */
export const ownIcons: Record<string, IconNode[]> = {
  crane: [
    ['path', { d: 'M5 22h8' }],
    ['path', { d: 'M7 22V3' }],
    ['path', { d: 'M11 22V7' }],
    ['path', { d: 'm7 21 4-4-4-4 4-4' }],
    ['path', { d: 'M2 7h20' }],
    ['path', { d: 'M2 7v3h3V7' }],
    ['path', { d: 'm7 3 14 4' }],
    ['path', { d: 'M18 7v6' }],
    ['path', { d: 'M18 13a2 2 0 1 1-2 2' }],
  ],
};
