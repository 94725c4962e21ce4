import { type HeaderStory, headerStories } from '@/components/gallery/addresses';
import { headers } from '@/components/gallery/header-stories';

import frame from '@/components/layout/SiteFrame.module.scss';

import { GalleryHeader } from '../GalleryHeader';

interface Props {
  params: Promise<{ story: HeaderStory }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(headerStories).map((story) => ({ story }));
}

/** A header above content that scrolls. */
export default async function HeaderPage({ params }: Props) {
  const { story } = await params;
  return (
    <>
      <GalleryHeader {...headers[story]} />
      <main className={frame.main}>
        <h1>{headerStories[story]}</h1>
        <p>
          <a href="/gallery">Gallery</a>
        </p>
        <div style={{ height: '200vh' }} />
      </main>
    </>
  );
}
