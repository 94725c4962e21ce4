import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { loadRoute } from '@/lib/content/load-route';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf } from '../params';

interface Props {
  params: Promise<{ lang: string; rest: string[] }>;
}

/** None is made ahead; the empty list is what lets Next cache them. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  return pageMetadata(await loadRoute(language, null), language, '/');
}

/** SPEC.md §2: any other path shows the 404 page. */
export default async function UnknownAddress({ params }: Props) {
  const language = await languageOf(params);
  const route = await loadRoute(language, null);
  return route.kind === 'found' ? null : <AbsentPage route={route} language={language} path={null} />;
}
