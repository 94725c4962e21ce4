'use client';

import dynamic from 'next/dynamic';

/** A separate chunk: only pages that show it load its code and styles. */
export const VisitIsland = dynamic(async () => (await import('./VisitPanel')).VisitPanel);
