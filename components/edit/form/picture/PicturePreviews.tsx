import { type Point, type Region, regionAround } from '@/lib/edit/picture-region';

import { useEdit } from '../../state/edit-context';
import styles from '../Controls.module.scss';

/** The boxes of a hero, as wide as the windows that people have. */
const windows = [
  { width: 390, height: 610 },
  { width: 768, height: 700 },
  { width: 1440, height: 760 },
];

interface Props {
  src: string;
  size: { width: number; height: number };
  focal: Point;
  crop?: Region;
}

/** What a picture will show on a phone, a tablet and a desk. */
export function PicturePreviews({ src, size, focal, crop }: Props) {
  const { t } = useEdit();
  return (
    <ul className={styles.previews} aria-label={t('editPicturePreviews')}>
      {windows.map(({ width, height }) => {
        const part = regionAround(size, focal, width / height, crop);
        const place = {
          width: `${10_000 / part.width}%`,
          height: `${10_000 / part.height}%`,
          left: `${(-part.x / part.width) * 100}%`,
          top: `${(-part.y / part.height) * 100}%`,
        };
        return (
          <li key={width} style={{ flexGrow: width / height }}>
            <div className={styles.preview} style={{ aspectRatio: `${width} / ${height}` }}>
              <img src={src} alt="" style={place} data-part={Object.values(part).join(' ')} />
            </div>
            <span className="note">{width} px</span>
          </li>
        );
      })}
    </ul>
  );
}
