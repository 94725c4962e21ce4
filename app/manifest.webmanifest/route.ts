import { connection } from 'next/server';

import { getApplicationModel } from '@/lib/content';
import { textAnswer } from '@/lib/seo/text-answer';
import { defaultLanguage } from '@/lib/i18n/languages';
import { manifestOf } from '@/lib/seo/manifest';

/** The web app manifest, named after the site. */
export async function GET(): Promise<Response> {
  await connection();
  return textAnswer('application/manifest+json', async () =>
    JSON.stringify(manifestOf(await getApplicationModel(defaultLanguage), defaultLanguage)),
  );
}
