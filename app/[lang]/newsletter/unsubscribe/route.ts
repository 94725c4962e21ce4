import { answerLinkPost, showLinkPage } from '@/lib/forms/newsletter-post';

import { languageOf, type LanguageParams } from '../../params';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: LanguageParams): Promise<Response> {
  return showLinkPage('unsubscribe', request, await languageOf(params));
}

export async function POST(request: Request, { params }: LanguageParams): Promise<Response> {
  return answerLinkPost('unsubscribe', request, await languageOf(params));
}
