import { hasLogo } from '@/lib/brand/name-mark';
import type { ApplicationModel } from '@/lib/content';

import styles from './Logo.module.scss';

interface Props {
  /** Without one it is the demo's. */
  model?: Pick<ApplicationModel, 'brand' | 'isDemo' | 'siteInfo'>;
  /** Whether it stands on a dark ground. */
  isOnDark?: boolean;
  /** The most room it may take, in pixels. */
  room?: [width: number, height: number];
}

/**
 * The company's logo; its link has the name. Without one it is the site's name. The demo's is a drawing, from a file that
 * all pages share: custom properties and `currentColor` apply inside it, so a
 * page can recolour it: `currentColor` is the ink, `--logo-accent` the arch.
 */
export function Logo({ model, isOnDark = false, room: [roomWidth, roomHeight] = [260, 52] }: Props) {
  const { brand } = model ?? {};
  const image = (isOnDark && brand?.logoOnDark) || brand?.logo;
  if (image) {
    const { src, width = roomWidth, height = roomHeight } = image;
    const scale = Math.min(roomWidth / width, roomHeight / height);
    return (
      <img
        className={styles.image}
        src={src}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        alt=""
      />
    );
  }
  if (model && !hasLogo(model)) {
    const { title, foreign } = model.siteInfo;
    return (
      <b className={styles.name} lang={foreign?.title}>
        {title}
      </b>
    );
  }
  return (
    <svg viewBox="0 0 313 72" width="313" height="72" aria-hidden="true" focusable="false">
      <use href="/drawings/logo.svg#logo" />
    </svg>
  );
}
