import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { newsletterMetadata, NewsletterPage } from '@/components/newsletter/NewsletterPage';
import { loadFrame } from '@/lib/content/load-route';
import { takeAnswer } from '@/lib/forms/page-answers';
import { addressOf } from '@/lib/i18n/addresses';

import { languageOf, type LanguageParams } from '../../params';

interface Props extends LanguageParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  return newsletterMetadata(await loadFrame(language), language, (await searchParams).purpose);
}

/** A newsletter page with the server's errors, for `lib/forms/serve-page.ts`; not for other requests. */
export default async function NewsletterAnswered({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const answer = takeAnswer('newsletter', (await searchParams).key);
  if (!answer) redirect(addressOf('/', language));
  return <NewsletterPage frame={await loadFrame(language)} language={language} answer={answer} />;
}
