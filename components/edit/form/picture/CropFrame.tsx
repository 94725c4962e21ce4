import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';

import { type Corner, corners, movedBy, type Point, type Region, resizedBy } from '@/lib/edit/picture-region';

import { useEdit } from '../../state/edit-context';
import type { EditKey } from '../../texts/edit-texts';
import styles from '../Controls.module.scss';

interface Props {
  region: Region;
  /** Of the whole picture, in pixels. */
  size: { width: number; height: number };
  onChange: (region: Region) => void;
  /** A press in the frame that does not move it. */
  onPress: (point: Point) => void;
}

const labels = {
  topLeft: 'editCropTopLeft',
  topRight: 'editCropTopRight',
  bottomLeft: 'editCropBottomLeft',
  bottomRight: 'editCropBottomRight',
} as const satisfies Record<Corner, EditKey>;

/** As in the picture, which is the same in languages from right to left. */
const places: Record<Corner, CSSProperties> = {
  topLeft: { top: 0, left: 0 },
  topRight: { top: 0, right: 0 },
  bottomLeft: { bottom: 0, left: 0 },
  bottomRight: { bottom: 0, right: 0 },
};

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** A press that moves less, in pixels, moves nothing. */
const tapDistance = 4;
/** How much further an arrow key goes with Shift. */
const withShift = 10;

/** The part of a picture that stays: moved and resized by mouse, finger or arrow keys. It lies over the picture. */
export function CropFrame({ region, size, onChange, onPress }: Props) {
  const { t } = useEdit();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ at: Point; from: Region; hasMoved: boolean } | null>(null);
  const inPixels = (percent: number, length: number) => String(Math.round((percent / 100) * length));
  const says = t('editCropPart', {
    width: inPixels(region.width, size.width),
    height: inPixels(region.height, size.height),
  });

  /** The handlers of the frame, or of one of its corners. */
  const grip = (corner?: Corner) => {
    const changed = (from: Region, by: Point) => (corner ? resizedBy(from, corner, by) : movedBy(from, by));
    return {
      type: 'button' as const,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.current = { at: { x: event.clientX, y: event.clientY }, from: region, hasMoved: false };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const box = frame.current?.getBoundingClientRect();
        if (!drag.current || !box) return;
        const { at, from } = drag.current;
        drag.current.hasMoved ||= Math.hypot(clientX - at.x, clientY - at.y) >= tapDistance;
        if (!drag.current.hasMoved) return;
        const by = { x: ((clientX - at.x) / box.width) * 100, y: ((clientY - at.y) / box.height) * 100 };
        onChange(changed(from, by));
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const box = frame.current?.getBoundingClientRect();
        if (box && drag.current && !drag.current.hasMoved && !corner) {
          onPress({
            x: Math.round(((clientX - box.left) / box.width) * 100),
            y: Math.round(((clientY - box.top) / box.height) * 100),
          });
        }
        drag.current = null;
      },
      onPointerCancel: () => (drag.current = null),
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        const far = event.shiftKey ? withShift : 1;
        onChange(changed(region, { x: step.x * far, y: step.y * far }));
      },
    };
  };

  return (
    <div ref={frame} className={styles.cropPlace}>
      <div
        className={styles.cropFrame}
        style={{ left: `${region.x}%`, top: `${region.y}%`, width: `${region.width}%`, height: `${region.height}%` }}
        data-crop={Object.values(region).join(' ')}
      >
        <button {...grip()} className={styles.cropMove} aria-label={`${t('editCropMove')}: ${says}`} />
        {corners.map((corner) => (
          <button
            key={corner}
            {...grip(corner)}
            className={styles.cropCorner}
            style={places[corner]}
            data-corner={corner}
            aria-label={`${t(labels[corner])}: ${says}`}
          >
            <i style={places[corner]} />
          </button>
        ))}
      </div>
    </div>
  );
}
