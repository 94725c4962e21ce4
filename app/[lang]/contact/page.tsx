import type { Metadata } from 'next';

import { ContactPage, contactPageKey, contactPath } from '@/components/forms/contact/ContactPage';
import { loadRoute } from '@/lib/content/load-route';
import { pageMetadata } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from '../params';

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const language = await languageOf(params);
  return pageMetadata(await loadRoute(language, contactPageKey), language, contactPath);
}

export default async function Contact({ params }: LanguageParams) {
  const language = await languageOf(params);
  return <ContactPage route={await loadRoute(language, contactPageKey)} language={language} />;
}
