'use client';

import { useEffect } from 'react';

import { observeEntrances } from './observe-entrances';

/** Starts the entrance animations. On every page, so that each starts again. */
export function Entrances() {
  useEffect(() => observeEntrances(document), []);
  return null;
}
