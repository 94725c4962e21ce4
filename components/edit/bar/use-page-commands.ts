'use client';

import { ownPageOf } from '@/lib/routes/page-address';

import { type PanelName, useEdit } from '../state/edit-context';
import { usePlan } from '../state/use-plan';

export interface Command {
  key: string;
  label: string;
  run: () => void;
}

/** The commands for the page that this account may use: those of the bar's menu, which the search finds too. */
export function usePageCommands(): Command[] {
  const { t, info, pageKey, languages, user, problems, open, unpublish } = useEdit();
  const plan = usePlan(info.scheduled);
  const isAdmin = user.role === 'admin';
  const countOf = (severity: string) => String(problems?.filter((problem) => problem.severity === severity).length);
  const check = problems?.length
    ? t('editCheckCount', { errors: countOf('error'), warnings: countOf('warning') })
    : t('editCheck');
  const panel = (name: PanelName, label: string, isPossible = true) =>
    isPossible ? [{ key: name, label, run: () => void open(name) }] : [];
  return [
    ...panel('page', t('editPageSettings')),
    // A reusable section is one section, and stays public while pages show it.
    ...panel('add', t('editAddSection'), !info.reusable),
    ...panel('check', check),
    ...panel('request', t(isAdmin ? 'editRequests' : 'editRequest'), info.request !== undefined),
    ...panel('translations', t('editTranslations'), languages.length > 1),
    ...panel('versions', t('editVersions')),
    ...panel('link', t('editPreviewLink')),
    ...panel('schedule', [t('editSchedule'), plan].filter(Boolean).join(': '), isAdmin),
    ...(isAdmin && info.status !== 'draft' && !info.reusable
      ? [{ key: 'unpublish', label: t('editUnpublish'), run: () => void unpublish() }]
      : []),
    ...panel('create', t('editNewPage')),
    ...panel('bin', t('editBin')),
    ...panel('delete', t(info.reusable ? 'editReusableDelete' : 'editDeletePage'), isAdmin && !ownPageOf(pageKey)),
  ];
}
