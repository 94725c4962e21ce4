'use client';

import { useEffect, useEffectEvent } from 'react';

import { type BinNote, takeBinNote } from '@/lib/edit/bin-note';

import type { EditKey } from '../texts/edit-texts';

const texts: Record<BinNote['what'], EditKey> = {
  deleted: 'editPageIsDeleted',
  restored: 'editPageIsRestored',
  public: 'editPageIsPublicAgain',
};

/** Calls back once, on the page that is shown after one was deleted or restored. */
export function useBinNote(say: (text: EditKey, title: string) => void): void {
  const sayNote = useEffectEvent(() => {
    const note = takeBinNote();
    if (note && texts[note.what]) say(texts[note.what], note.title);
  });
  useEffect(() => sayNote(), []);
}
