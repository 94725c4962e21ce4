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
  const ofPublication = next?.isChanged ? 'editPlannedChanged' : 'editPlannedPublish';
  return time && t(next.action === 'publish' ? ofPublication : 'editPlannedUnpublish', { time });
}

/** That what is saved now is not in the next planned publication; undefined without one. */
export function useAfterPlan(scheduled: readonly Scheduled[] | undefined): string | undefined {
  const { t } = useEdit();
  const localTime = useLocalTime();
  const next = scheduled?.find(({ action }) => action === 'publish');
  const time = next && localTime(next.at);
  return time && t('editPlannedAsSeen', { time });
}
