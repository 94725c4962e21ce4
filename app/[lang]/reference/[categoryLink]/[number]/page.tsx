import type { Metadata } from 'next';

import { listPageNumber } from '@/lib/routes/category-address';

import { languageOf } from '../../../params';
import { categoryMetadata, CategoryPage } from '../../category-page';

interface Props {
  params: Promise<{ lang: string; categoryLink: string; number: string }>;
}

/** None is prerendered; the empty list allows Next to cache them. */
export function generateStaticParams() {
  return [];
}

async function askedOf({ params }: Props) {
  const { categoryLink: link, number } = await params;
  return { language: await languageOf(params), link, number: listPageNumber(number) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return categoryMetadata(await askedOf(props));
}

/** A further page of a category's list; the first one is at the category's own address. */
export default async function ReferenceListPage(props: Props) {
  return CategoryPage(await askedOf(props));
}
