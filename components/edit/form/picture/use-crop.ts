import { useState } from 'react';

import { type Point, type Region, regionAround, regionIn, whole } from '@/lib/edit/picture-region';

/** The shapes of a crop, width to height. */
export const ratios = { '16:9': 16 / 9, '3:2': 3 / 2, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 };

/** What a frame begins with: nearly all of the picture, so that its corners can be taken hold of. */
const firstFrame: Region = { x: 10, y: 10, width: 80, height: 80 };

/** Share: of a shape, in hundredths of the largest part. */
const none = { choice: '', share: 100, frame: firstFrame };

/** The crop that is chosen: none, one of a shape around the focal point, or a frame drawn by hand. */
export function useCrop(size: { width: number; height: number }, focal: Point) {
  const [chosen, setChosen] = useState(none);
  const { choice, share, frame } = chosen;
  const shape = choice === 'own' ? size.width / size.height : ratios[choice as keyof typeof ratios];
  const ofShape = shape ? regionAround(size, focal, shape, whole, share / 100) : undefined;
  const crop = choice === 'free' ? frame : ofShape;
  const change = (part: Partial<typeof none>) => setChosen((now) => ({ ...now, ...part }));
  const choose = (next: string) => {
    // A frame begins with what is cropped already.
    const first = ofShape && ofShape.width < 100 ? ofShape : firstFrame;
    change({ choice: next, ...(next === 'free' && { frame: first }) });
  };
  /** To call when the crop of this render is saved. One that was chosen since then stays. */
  const dropSent = () =>
    setChosen((now) => {
      if (now === chosen) return none;
      // It was drawn in the picture before its crop.
      return crop ? { ...now, frame: regionIn(now.frame, crop) } : now;
    });
  return {
    choice,
    choose,
    share,
    setShare: (next: number) => change({ share: next }),
    setFrame: (next: Region) => change({ frame: next }),
    crop,
    hasShape: ofShape !== undefined,
    dropSent,
  };
}
