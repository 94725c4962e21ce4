import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { ExtraBlock } from '@/components/sections/ExtraBlock';
import { SectionRenderer } from '@/components/sections/SectionRenderer';
import { BackendFailure, getPageKeys } from '@/lib/content';
import { loadRoute } from '@/lib/content/load-route';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf } from '../../params';

interface Props {
  params: Promise<{ lang: string; pageKey: string }>;
}

/** Pages made at build time; the rest are made when first asked for, so that a build of 10,000 costs as much as one of 100. */
const prerenderLimit = 100;

/** A longer key is no page's, and the backend is not asked for it. */
const maxKeyLength = 200;

/** The page key of an address, or null where no page can have it. Next hands over the raw segment. */
function pageKeyOf(segment: string): string | null {
  try {
    const key = decodeURIComponent(segment);
    return key.length <= maxKeyLength ? key : null;
  } catch {
    return null;
  }
}

async function loadPage({ params }: Props) {
  const language = await languageOf(params);
  const { pageKey } = await params;
  return { language, path: `/page/${pageKey}`, route: await loadRoute(language, pageKeyOf(pageKey)) };
}

export async function generateStaticParams() {
  try {
    const keys = await getPageKeys();
    return keys
      .filter(({ link }) => link.startsWith('/page/'))
      .slice(0, prerenderLimit)
      .map(({ pageKey }) => ({ pageKey }));
  } catch (error) {
    if (error instanceof BackendFailure) return [];
    throw error;
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, path, route } = await loadPage(props);
  return pageMetadata(route, language, path);
}

/** SPEC.md §2: a page's sections by ascending order, then its extra data block. */
export default async function GenericPage(props: Props) {
  const { language, path, route } = await loadPage(props);
  if (route.kind !== 'found') return <AbsentPage route={route} language={language} path={path} />;
  const { model, page } = route;
  const sections = page.sections.filter(({ type }) => type !== 'contactForm');
  const frame = { path, model, language, contentLanguage: page.contentLanguage };
  return (
    <SiteFrame model={model} language={language} path={path} page={page}>
      <SectionRenderer {...frame} sections={sections} />
      <ExtraBlock {...frame} page={page} firstStation={sections.length} />
    </SiteFrame>
  );
}
