import { notFound } from 'next/navigation';
import { Suspense } from 'react';

import type { AbsentRoute } from '@/lib/content/load-route';
import { isBuilding } from '@/lib/env/is-building.mjs';
import type { Language } from '@/lib/i18n/languages';

import { BareFrame } from './BareFrame';
import { KeepView } from './KeepView.client';
import { NotFoundView } from './NotFoundView';
import { SiteFrame } from './SiteFrame';

interface Props {
  route: AbsentRoute;
  language: Language;
  /** The requested bare path; null when it cannot be a page. */
  path: string | null;
}

/**
 * Tells Next the status: a cached 404, or a 5xx that is not cached. It renders nothing. During a build a failure would
 * end the build, so it becomes a 404 that is never served (docs/decisions/0016).
 */
function Signal({ route, language, path }: Props): never {
  if (route.kind === 'missing') notFound();
  if (!isBuilding) throw route.failure;
  console.warn(`build: ${path ?? 'a page'} (${language}) is left to its first visit: ${route.failure.message}`);
  notFound();
}

/**
 * The not-found view with the right status (docs/contract.md#what-a-visitor-gets). The error is thrown inside a
 * Suspense boundary, so the view is its fallback and is in the server's HTML.
 */
export function AbsentPage({ route, language, path }: Props) {
  const view = <NotFoundView language={language} isUnavailable={route.kind === 'failed'} />;
  const content = (
    <KeepView view={view}>
      <Suspense fallback={view}>
        <Signal route={route} language={language} path={path} />
      </Suspense>
    </KeepView>
  );
  if (!route.model) return <BareFrame language={language}>{content}</BareFrame>;
  return (
    <SiteFrame model={route.model} language={language} path={path}>
      {content}
    </SiteFrame>
  );
}
