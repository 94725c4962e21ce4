import { answerSubscribePost } from '@/lib/forms/newsletter-post';
import { seeOther } from '@/lib/forms/serve-page';

import { languageOf, type LanguageParams } from '../../params';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: LanguageParams): Promise<Response> {
  return answerSubscribePost(request, await languageOf(params));
}

/** A GET of the form's address leads to the home page; the form is in every footer. */
export async function GET(_request: Request, { params }: LanguageParams): Promise<Response> {
  return seeOther('/', await languageOf(params));
}
