import type { Metadata } from 'next';

import { newsletterMetadata, NewsletterPage } from '@/components/newsletter/NewsletterPage';
import { loadFrame } from '@/lib/content/load-route';

import { languageOf, type LanguageParams } from '../../params';

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const language = await languageOf(params);
  return newsletterMetadata(await loadFrame(language), language, 'subscribe');
}

/** The page after the footer's form was sent without script: it asks for confirmation. */
export default async function NewsletterPending({ params }: LanguageParams) {
  const language = await languageOf(params);
  const answer = { purpose: 'subscribe', result: 'asked' } as const;
  return <NewsletterPage frame={await loadFrame(language)} language={language} answer={answer} />;
}
