import '@/styles/globals.scss';

import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Gallery', icons: { icon: '/drawings/icon.svg' }, robots: { index: false } };

/** The gallery is for developers; its own texts are in English. */
export default function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
