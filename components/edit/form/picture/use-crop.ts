import { useState } from 'react';

import { type Point, type Region, regionAround, whole } from '@/lib/edit/picture-region';

/** The shapes of a crop, width to height. */
export const ratios = { '16:9': 16 / 9, '3:2': 3 / 2, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 };

/** What a frame begins with: nearly all of the picture, so that its corners can be taken hold of. */
const firstFrame: Region = { x: 10, y: 10, width: 80, height: 80 };

/** The crop that is chosen: none, one of a shape around the focal point, or a frame drawn by hand. */
export function useCrop(size: { width: number; height: number }, focal: Point) {
  const [choice, setChoice] = useState('');
  /** Of a shape: hundredths of the largest part. */
  const [share, setShare] = useState(100);
  const [frame, setFrame] = useState(firstFrame);
  const shape = choice === 'own' ? size.width / size.height : ratios[choice as keyof typeof ratios];
  const ofShape = shape ? regionAround(size, focal, shape, whole, share / 100) : undefined;
  const crop = choice === 'free' ? frame : ofShape;
  const choose = (next: string) => {
    // A frame begins with what is cropped already.
    if (next === 'free') setFrame(ofShape && ofShape.width < 100 ? ofShape : firstFrame);
    setChoice(next);
  };
  return { choice, choose, share, setShare, setFrame, crop, hasShape: ofShape !== undefined };
}
