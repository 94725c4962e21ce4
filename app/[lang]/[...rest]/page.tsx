import type { Metadata } from 'next';

import { AbsentPage } from '@/components/layout/AbsentPage';
import { loadFrame } from '@/lib/content/load-route';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf } from '../params';

interface Props {
  params: Promise<{ lang: string; rest: string[] }>;
}

/** None is prerendered; the empty list allows Next to cache them. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  return pageMetadata(await loadFrame(language), language, '/');
}

/** Every path without a route of its own shows the 404 page. */
export default async function UnknownAddress({ params }: Props) {
  const language = await languageOf(params);
  return <AbsentPage route={await loadFrame(language)} language={language} path={null} />;
}
