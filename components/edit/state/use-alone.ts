'use client';

import { useRef, useState } from 'react';

/** Runs one action at a time. A call during another one is ignored, because a button may be pressed twice. */
export function useAlone() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const alone = async <T>(action: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, alone };
}
