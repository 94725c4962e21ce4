import type { Metadata } from 'next';

import { ContactPage, contactPageKey, contactPath } from '@/components/forms/contact/ContactPage';
import { loadRoute } from '@/lib/content/load-route';
import { translator } from '@/lib/i18n/languages';
import { pageMetadata, unlisted } from '@/lib/seo/metadata';

import { languageOf, type LanguageParams } from '../../params';

export async function generateMetadata({ params }: LanguageParams): Promise<Metadata> {
  const language = await languageOf(params);
  return unlisted(pageMetadata(await loadRoute(language, contactPageKey), language, contactPath));
}

/** Where a form that was sent without script leads to once the message is stored. */
export default async function ContactSent({ params }: LanguageParams) {
  const language = await languageOf(params);
  const status = { kind: 'success' as const, text: translator(language)('formSent') };
  return <ContactPage route={await loadRoute(language, contactPageKey)} language={language} answer={{ status }} />;
}
