'use client';

import type { Scheduled } from '@/lib/edit/edit-info';

import { useEdit } from './edit-context';
import { useLocalTime } from './use-local-time';

/**
 * When the next planned publication or withdrawal is, in words; undefined without one.
 *
 * @param scheduled what is planned, the next one first
 */
export function usePlan(scheduled: readonly Scheduled[] | undefined): string | undefined {
  const { t } = useEdit();
  const localTime = useLocalTime();
  const [next] = scheduled ?? [];
  const time = next && localTime(next.at);
  return time && t(next.action === 'publish' ? 'editPlannedPublish' : 'editPlannedUnpublish', { time });
}
