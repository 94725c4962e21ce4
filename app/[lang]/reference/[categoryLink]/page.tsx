import type { Metadata } from 'next';

import { BackendFailure, getApplicationModel } from '@/lib/content';
import { defaultLanguage } from '@/lib/i18n/languages';

import { languageOf } from '../../params';
import { categoryMetadata, CategoryPage } from '../category-page';

interface Props {
  params: Promise<{ lang: string; categoryLink: string }>;
}

/** Without the backend none is made; each is rendered on its first request. */
export async function generateStaticParams() {
  try {
    const { categories } = await getApplicationModel(defaultLanguage);
    return categories.flatMap(({ link }) => (link ? [{ categoryLink: link }] : []));
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    return [];
  }
}

async function askedOf({ params }: Props) {
  return { language: await languageOf(params), link: (await params).categoryLink, number: 1 };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return categoryMetadata(await askedOf(props));
}

/** The first page of a category's list. */
export default async function ReferenceCategoryPage(props: Props) {
  return CategoryPage(await askedOf(props));
}
