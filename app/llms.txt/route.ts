import { connection } from 'next/server';

import { getApplicationModel, getPage } from '@/lib/content';
import { env } from '@/lib/env';
import { textAnswer } from '@/lib/seo/text-answer';
import { defaultLanguage } from '@/lib/i18n/languages';
import { llmsOf } from '@/lib/seo/llms';

export async function GET(): Promise<Response> {
  await connection();
  return textAnswer('text/plain', async () => {
    const [model, home] = await Promise.all([
      getApplicationModel(defaultLanguage),
      getPage('homepage', defaultLanguage),
    ]);
    return llmsOf(model, home?.description ?? '', defaultLanguage, env().siteUrl);
  });
}
