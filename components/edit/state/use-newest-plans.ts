'use client';

import { useState } from 'react';

import type { Scheduled } from '@/lib/edit/edit-info';

/**
 * The newest list of what is planned: the answer to the last call of this browser, until the page is rendered with
 * another list than before.
 *
 * @param scheduled the list that the page was rendered with
 * @returns the newest list, and a function that stores an answer
 */
export function useNewestPlans(scheduled: Scheduled[]): [Scheduled[], (answer: Scheduled[]) => void] {
  // Each rendering has a new object. One with the same list may have begun before the answer, which is then newer.
  const rendered = JSON.stringify(scheduled);
  const [newest, setNewest] = useState({ plans: scheduled, rendered });
  // Dropped for good: a later rendering may have the former list again, after a plan from here has run.
  if (newest.rendered !== rendered) setNewest({ plans: scheduled, rendered });
  return [newest.plans, (answer) => setNewest((now) => ({ ...now, plans: answer }))];
}
