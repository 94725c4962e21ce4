import { getApplicationModel, getCategoryPages, getPage } from '@/lib/content';
import { env } from '@/lib/env';
import { llmsOf } from '@/lib/seo/llms';
import { getDescribedNews } from '@/lib/seo/news';
import { textAnswer } from '@/lib/seo/text-answer';

import { languageOf, type LanguageParams } from '../params';

/** The site in a language, for language models. */
export async function GET(_request: Request, { params }: LanguageParams): Promise<Response> {
  const language = await languageOf(params);
  return textAnswer('text/plain', async () => {
    const [model, home, news] = await Promise.all([
      getApplicationModel(language),
      getPage('homepage', language),
      getDescribedNews(language),
    ]);
    const linked = model.categories.filter(({ path }) => path);
    const projects = await Promise.all(
      linked.map(async ({ key }) => [key, await getCategoryPages(key, language)] as const),
    );
    return llmsOf(
      { model, description: home?.description ?? '', news, projects: new Map(projects) },
      language,
      env().siteUrl,
    );
  });
}
