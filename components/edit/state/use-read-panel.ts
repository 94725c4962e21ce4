'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

import type { EditState } from './edit-context';
import type { RootState } from './root-state';

/** Reads what is open now. An answer that comes late must not act on what was open when it was asked for. */
export function useReadPanel({ panel, isDirty }: RootState): EditState['readPanel'] {
  const now = useRef({ panel, isDirty });
  useLayoutEffect(() => {
    now.current = { panel, isDirty };
  }, [panel, isDirty]);
  return useCallback(() => now.current, []);
}
