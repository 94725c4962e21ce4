import { Picture } from '@/components/ui/Picture';
import { pictureAddresses } from '@/lib/pictures/picture-address';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Gallery.module.scss';
import { GalleryList } from './GalleryList.client';

/** How many pictures a phone has in a row. Below a page's title they are the largest of its first view. */
const row = 2;

/** Photographs in a grid. Each is a link to its large picture; with script it opens in a window of its own. */
export function Gallery({ section, context }: SectionProps<'gallery'>) {
  const { t } = context;
  return (
    <>
      <SectionHead section={section} context={context} />
      {section.list.length > 0 && (
        <GalleryList
          className={styles.pictures}
          labels={{
            close: t('close'),
            previous: t('previousSlide'),
            next: t('nextSlide'),
            picture: t('galleryPicture'),
          }}
        >
          {section.list.map(({ img, caption }, index) => (
            <li key={index}>
              <figure>
                <a href={pictureAddresses(img.src, { sizes: '100vw', to: img.width }).src} aria-haspopup="dialog">
                  <Picture
                    image={{
                      ...img,
                      alt: img.alt || caption || t('galleryPictureNumber', { number: String(index + 1) }),
                    }}
                    sizes="(min-width: 1200px) 25vw, (min-width: 768px) 33vw, 50vw"
                    isPriority={context.isNearTop && index < row}
                  />
                </a>
                {caption && <figcaption className="note">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </GalleryList>
      )}
    </>
  );
}
