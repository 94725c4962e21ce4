import { answerContactPost } from '@/lib/forms/contact-post';
import { seeOther } from '@/lib/forms/serve-page';

import { languageOf, type LanguageParams } from '../../params';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: LanguageParams): Promise<Response> {
  return answerContactPost(request, await languageOf(params));
}

/** A GET of the form's address leads to the form's page. */
export async function GET(_request: Request, { params }: LanguageParams): Promise<Response> {
  return seeOther('/contact', await languageOf(params));
}
