import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { ContactPage, contactPageKey, contactPath } from '@/components/forms/contact/ContactPage';
import { loadRoute } from '@/lib/content/load-route';
import { takeAnswer } from '@/lib/forms/page-answers';
import { addressOf } from '@/lib/i18n/addresses';
import { pageMetadata, unlisted } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from '../../params';

interface Props extends LanguageParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  return unlisted(pageMetadata(await loadRoute(language, contactPageKey), language, contactPath));
}

/** The contact page with what the server found, for `lib/forms/serve-page.ts`; there is nothing for anybody else. */
export default async function ContactAnswered({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const answer = takeAnswer('contact', (await searchParams).key);
  if (!answer) redirect(addressOf(contactPath, language));
  return <ContactPage route={await loadRoute(language, contactPageKey)} language={language} answer={answer} />;
}
