import type { Category } from '.';

/** SPEC.md §2: what the two carousels of the home and about pages show, in their order. */
export const carouselCategories = ['teknoloji_uygulama', 'referanslar'] as const satisfies Category[];
