import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { RefusedPage } from '@/components/edit/RefusedPage';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { loadFrame } from '@/lib/content/load-route';
import { safeReturn } from '@/lib/edit/edit-path';
import { isRefusal } from '@/lib/edit/refuse-sign-in';
import { addressOf } from '@/lib/i18n/addresses';

import { languageOf, type LanguageParams } from '../../params';

interface Props extends LanguageParams {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { editMode } = loadEditTexts(await languageOf(params));
  return { title: editMode, robots: { index: false, follow: false } };
}

/** For `lib/edit/refuse-sign-in.ts`. */
export default async function SignInRefused({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const { reason, returnTo } = await searchParams;
  if (!isRefusal(reason)) redirect(addressOf('/', language));
  const { model } = await loadFrame(language);
  const address = safeReturn(typeof returnTo === 'string' ? returnTo : null);
  return <RefusedPage reason={reason} returnTo={address} model={model} language={language} />;
}
