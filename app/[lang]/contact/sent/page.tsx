import type { Metadata } from 'next';

import { answeredMetadata } from '@/components/sections/AnsweredForm';
import { ContentPage } from '@/components/sections/ContentPage';
import { loadRoute } from '@/lib/content/load-route';
import { markIncomplete } from '@/lib/content/mark-incomplete';
import { translator } from '@/lib/i18n/languages';
import { ownPages } from '@/lib/routes/site-routes';

import { languageOf, type LanguageParams } from '../../params';

export async function generateMetadata(props: LanguageParams): Promise<Metadata> {
  const language = await languageOf(props.params);
  return answeredMetadata(await loadRoute(language, 'contact'), language);
}

/** The page after a form was sent without script and stored. */
export default async function ContactSent({ params }: LanguageParams) {
  const language = await languageOf(params);
  const status = { kind: 'success' as const, text: translator(language)('formSent') };
  const route = await loadRoute(language, 'contact');
  // A form in an empty frame says what it has to, and takes the place of no complete copy.
  if (route.kind === 'failed') await markIncomplete();
  return <ContentPage {...{ route, language, path: ownPages.contact.path }} contactAnswer={{ status }} />;
}
