import { Picture } from '@/components/ui/Picture';
import { pictureAddresses } from '@/lib/pictures/picture-address';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Gallery.module.scss';
import { GalleryList } from './GalleryList.client';
import { shareRows } from './share-rows';

/** How many pictures a full row has. Those of a phone's first one are the largest of its first view below a title. */
const columns = { small: 2, medium: 3, large: 4 };

const width = (inRow = 1) => `${Math.round(100 / inRow)}vw`;

/** Photographs in a grid. Each is a link to its large picture; with script it opens in a window of its own. */
export function Gallery({ section, context }: SectionProps<'gallery'>) {
  const { t } = context;
  const { length } = section.list;
  const isEarly = (index: number) => context.isNearTop && index < columns.small;
  const small = shareRows(length, columns.small);
  const medium = shareRows(length, columns.medium);
  const large = shareRows(length, columns.large);
  return (
    <>
      <SectionHead section={section} context={context} />
      {length > 0 && (
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
            <li
              key={index}
              className={[
                styles[`small${small[index]}`],
                styles[`medium${medium[index]}`],
                styles[`large${large[index]}`],
              ].join(' ')}
            >
              <figure>
                <a
                  className={isEarly(index) ? undefined : 'near-only'}
                  href={pictureAddresses(img.src, { sizes: '100vw', to: img.width }).src}
                >
                  <Picture
                    image={{
                      ...img,
                      alt: img.alt || caption || t('galleryPictureNumber', { number: String(index + 1) }),
                    }}
                    sizes={`(min-width: 992px) ${width(large[index])}, (min-width: 768px) ${width(medium[index])}, ${width(small[index])}`}
                    isPriority={isEarly(index)}
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
