import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { RefreshOnSave } from '@/components/preview/RefreshOnSave.client';
import { PageBody } from '@/components/sections/PageBody';
import { hasCarousels } from '@/components/sections/shown-sections';
import { BackendFailure } from '@/lib/content';
import { loadCarousels } from '@/lib/content/load-carousels';
import { loadFrame } from '@/lib/content/load-route';
import { loadPreviewPage, pageOfDraft } from '@/lib/edit/load-edit-page';
import { env } from '@/lib/env';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; token: string }>;
}

/** Anybody with the link sees the draft, so search engines must not list it. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

/** A draft as visitors would see it: for a preview link, and for the live preview in the admin. */
export default async function PreviewRoute({ params }: Props) {
  const [language, { token }] = [await languageOf(params), await params];
  const [route, loaded] = await Promise.all([loadFrame(language), loadPreviewPage(token)]);
  const page = loaded.kind === 'found' ? pageOfDraft(loaded.value.page, language) : undefined;
  if (!route.model || !page) {
    const failure = new BackendFailure('GetPageData', 'no draft for this link');
    const isMissing = !route.model || loaded.kind === 'missing';
    const absent = isMissing ? route : ({ kind: 'failed', model: route.model, failure } as const);
    return <AbsentPage route={absent} language={language} path={null} />;
  }
  const carousels = hasCarousels(page.pageKey) ? await loadCarousels(language) : undefined;
  return (
    <SiteFrame model={{ ...route.model, popup: undefined }} language={language} path={page.link} page={page}>
      <RefreshOnSave adminOrigin={env().editLoginUrl} />
      <PageBody page={page} path={page.link} model={route.model} language={language} carousels={carousels} />
    </SiteFrame>
  );
}
