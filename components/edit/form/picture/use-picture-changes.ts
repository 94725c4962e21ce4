import { useState } from 'react';

import type { MediaDetails } from '@/lib/edit/edit-info';
import { pointIn, type Point } from '@/lib/edit/picture-region';

import { useCrop } from './use-crop';

/** What was changed in the form of a picture and is not saved yet: its texts, focal point and crop. */
export function usePictureChanges({ item }: MediaDetails) {
  const start = item.focal;
  const saved = { tr: item.alt ?? '', ...item.altOtherLangs } as Record<string, string>;
  // Only what was changed here: another file of the picture may have another focal point.
  const [moved, setFocal] = useState<Point>();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const focal = moved ?? start;
  const size = { width: item.width ?? 0, height: item.height ?? 0 };
  const cropping = useCrop(size, focal);
  const { crop } = cropping;
  const changed = Object.entries(typed).filter(([code, text]) => text !== (saved[code] ?? ''));
  const isMoved = focal.x !== start.x || focal.y !== start.y;

  const toSend = () => {
    const change = new FormData();
    if (changed.length > 0) change.set('alts', JSON.stringify(Object.fromEntries(changed)));
    if (crop) {
      change.set('crop', JSON.stringify(crop));
      change.set('focal', JSON.stringify(pointIn(focal, crop)));
    } else if (isMoved) change.set('focal', JSON.stringify(focal));
    return change;
  };
  /** To call when what `toSend` of the same render has returned is saved. What was changed since then stays. */
  const dropSent = () => {
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([code, text]) => text !== typed[code])));
    setFocal((now) => {
      if (now === moved) return undefined;
      // It was set in the picture before its crop.
      return now && crop ? pointIn(now, crop) : now;
    });
    cropping.dropSent();
  };

  return {
    size,
    focal,
    setFocal,
    alts: { ...saved, ...typed },
    setAlt: (code: string, text: string) => setTyped((now) => ({ ...now, [code]: text })),
    cropping,
    isDirty: changed.length > 0 || crop !== undefined || isMoved,
    toSend,
    dropSent,
  };
}
