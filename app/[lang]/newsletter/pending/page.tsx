import type { Metadata } from 'next';

import { newsletterMetadata, NewsletterPage } from '@/components/newsletter/NewsletterPage';
import { loadFrame } from '@/lib/content/load-route';

import { languageOf, type LanguageParams } from '../../params';

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const language = await languageOf(params);
  return newsletterMetadata(await loadFrame(language), language, 'subscribe');
}

/** Where the footer's form leads to without script: no thanks before the subscription is confirmed. */
export default async function NewsletterPending({ params }: LanguageParams) {
  const language = await languageOf(params);
  const answer = { purpose: 'subscribe', result: 'asked' } as const;
  return <NewsletterPage frame={await loadFrame(language)} language={language} answer={answer} />;
}
