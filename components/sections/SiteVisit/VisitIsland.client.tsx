'use client';

import dynamic from 'next/dynamic';

/** Its code and its styles are files of their own: only pages that show it load them. */
export const VisitIsland = dynamic(async () => (await import('./VisitPanel')).VisitPanel);
