'use client';

import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { Arrow } from '@/components/ui/Arrow';
import { Modal } from '@/components/ui/Modal.client';
import { keyInOrder } from '@/lib/browser/key-in-order';
import { fill } from '@/lib/i18n/fill';

import styles from './GalleryDialog.module.scss';

export interface LargePicture {
  src: string;
  srcSet?: string;
  alt: string;
  width?: number;
  height?: number;
  caption?: string;
}

/** `picture` contains `{number}` and `{total}`. */
export interface GalleryLabels {
  close: string;
  previous: string;
  next: string;
  picture: string;
}

export interface GalleryDialogProps {
  pictures: LargePicture[];
  /** The index of the picture that is shown first. */
  first: number;
  labels: GalleryLabels;
  /** Called with the index of the picture that was shown last. */
  onClosed: (last: number) => void;
}

/** The least length of a swipe, in pixels. */
const swipeLength = 40;

/** Where a single finger is. With two, somebody zooms; in a page that is zoomed in, a finger moves the view. */
function placeOf({ touches, changedTouches }: TouchEvent) {
  const touch = changedTouches[0];
  const isAlone = touches.length < 2 && (window.visualViewport?.scale ?? 1) <= 1;
  return touch && isAlone ? { x: touch.clientX, y: touch.clientY } : undefined;
}

/** The large pictures of a gallery in a modal window, one at a time. The arrow keys and swipes turn the pages. */
export function GalleryDialog({ pictures, first, labels, onClosed }: GalleryDialogProps) {
  const [shown, setShown] = useState(first);
  const total = pictures.length;
  const turn = (steps: number) => setShown((index) => (index + steps + total) % total);
  /** Pages follow each other in the direction of the text. */
  const turnTo = (key: 'ArrowRight' | 'ArrowLeft') =>
    turn(keyInOrder(key, document.documentElement) === 'ArrowRight' ? 1 : -1);
  const swipeFrom = useRef<ReturnType<typeof placeOf>>(undefined);

  // On the window: the focus may be on the button that closes, outside of the picture.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // The browser's own: Alt and an arrow key go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    turnTo(event.key);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const onTouchEnd = (event: TouchEvent) => {
    const [from, to] = [swipeFrom.current, placeOf(event)];
    swipeFrom.current = undefined;
    if (!from || !to || total < 2) return;
    const [across, down] = [to.x - from.x, to.y - from.y];
    // Across, not down: the window may scroll.
    if (Math.abs(across) > Math.max(swipeLength, 2 * Math.abs(down))) turnTo(across < 0 ? 'ArrowRight' : 'ArrowLeft');
  };

  const picture = pictures[shown];
  if (!picture) return null;
  const { src, srcSet, alt, width, height, caption } = picture;
  const title = fill(labels.picture, { number: String(shown + 1), total: String(total) });
  return (
    <Modal title={title} closeLabel={labels.close} size="wide" onClosed={() => onClosed(shown)}>
      <figure
        className={styles.figure}
        onTouchStart={(event) => {
          swipeFrom.current = placeOf(event);
        }}
        onTouchEnd={onTouchEnd}
      >
        <img
          key={shown}
          src={src}
          srcSet={srcSet}
          sizes="(min-width: 1200px) 1120px, 100vw"
          alt={alt}
          width={width}
          height={height}
        />
        <div className={styles.foot}>
          <figcaption>{caption ?? ''}</figcaption>
          <p className="visually-hidden" role="status">
            {`${title}: ${alt}`}
          </p>
          {total > 1 && (
            <p className={styles.turn}>
              <button type="button" className={styles.back} aria-label={labels.previous} onClick={() => turn(-1)}>
                <Arrow />
              </button>
              <button type="button" aria-label={labels.next} onClick={() => turn(1)}>
                <Arrow />
              </button>
            </p>
          )}
        </div>
      </figure>
    </Modal>
  );
}
