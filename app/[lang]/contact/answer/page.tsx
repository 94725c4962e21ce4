import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { answeredMetadata } from '@/components/sections/AnsweredForm';
import { ContentPage } from '@/components/sections/ContentPage';
import { loadRoute } from '@/lib/content/load-route';
import { takeAnswer } from '@/lib/forms/page-answers';
import { addressOf } from '@/lib/i18n/addresses';
import { ownPages } from '@/lib/routes/site-routes';

import { languageOf, type LanguageParams } from '../../params';

interface Props extends LanguageParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

const { path } = ownPages.contact;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await languageOf(props.params);
  return answeredMetadata(await loadRoute(language, 'contact'), language);
}

/** The contact page with the server's errors, for `lib/forms/serve-page.ts`; not for other requests. */
export default async function ContactAnswered({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const answer = takeAnswer('contact', (await searchParams).key);
  if (!answer) redirect(addressOf(path, language));
  const route = await loadRoute(language, 'contact');
  return <ContentPage {...{ route, language, path }} contactAnswer={answer} />;
}
