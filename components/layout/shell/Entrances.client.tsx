'use client';

import { useEffect } from 'react';

import { observeEntrances } from './observe-entrances';

/** Lets what comes into view enter. To be on every page, so that each begins anew. */
export function Entrances() {
  useEffect(() => observeEntrances(document), []);
  return null;
}
